package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.arena.event.Pairing;
import io.github.linesofaction.arena.event.PlayedRound;
import io.github.linesofaction.arena.event.Round;
import io.github.linesofaction.arena.event.Score;
import io.github.linesofaction.arena.event.Standing;
import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.GameEnd;
import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.run.Booking;
import io.github.linesofaction.arena.run.Entrant;
import io.github.linesofaction.arena.run.GameListener;
import io.github.linesofaction.arena.run.GamePlan;
import io.github.linesofaction.arena.run.GameReport;
import io.github.linesofaction.arena.run.Schedule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * An event as it stands: which games are over, which one comes next. Everything is written into the
 * journal before it has consequences, and a tournament made from a journal stands where that ends.
 * Asked and told by one thread alone.
 */
public final class Tournament implements Schedule {
  /** Who follows an event. */
  public interface Audience {
    /**
     * Is asked who follows a game while it is played.
     *
     * @param number the game's number, from 1
     * @param plan how it is played
     * @return who follows it, on the thread that plays it
     */
    default GameListener follow(int number, GamePlan plan) {
      Objects.requireNonNull(plan, "plan");
      return GameListener.NONE;
    }

    /**
     * Is told of the end of a game, by the thread that runs the event.
     *
     * @param game the game
     * @param tournament the event as it stands
     */
    default void ended(TournamentGame game, Tournament tournament) {
      Objects.requireNonNull(game, "game");
      Objects.requireNonNull(tournament, "tournament");
    }
  }

  private final EventSpec spec;
  private final List<Entrant> entrants;
  private final Journal journal;
  private final Audience audience;
  private final List<PlayedRound> played = new ArrayList<>();
  private final List<GameSlot> slots = new ArrayList<>();
  private Optional<Round> round = Optional.empty();
  private int firstOfRound;

  /**
   * Makes an event that stands where its journal ends.
   *
   * @param spec what it is to be like
   * @param entrants who takes part, in the order of the specification
   * @param journal where everything is kept
   * @param audience who follows it
   * @throws JournalException if the journal is that of another event
   */
  public Tournament(EventSpec spec, List<Entrant> entrants, Journal journal, Audience audience) {
    this.spec = Objects.requireNonNull(spec, "spec");
    this.entrants = List.copyOf(Objects.requireNonNull(entrants, "entrants"));
    this.journal = Objects.requireNonNull(journal, "journal");
    this.audience = Objects.requireNonNull(audience, "audience");
    if (journal.past().isEmpty()) {
      Map<String, Object> begun = Journal.entry("event");
      begun.put("file", spec.text());
      journal.add(begun);
    } else if (!journal.past().get(0).text("file").equals(spec.text())) {
      throw new JournalException(
          "the journal belongs to another event, or its file was changed since: take another"
              + " folder, or the file as it was");
    }
    openRound();
    journal.past().forEach(this::follow);
  }

  /** {@return what the event is like} */
  public EventSpec spec() {
    return spec;
  }

  /** {@return the games so far, also those that are being played or not begun, in their order} */
  public List<TournamentGame> games() {
    return slots.stream().map(GameSlot::toGame).toList();
  }

  /** {@return the entrants in their order now} */
  public List<Standing> standings() {
    return spec.system().standings(counted());
  }

  /** {@return whether no game is left} */
  public boolean isOver() {
    return round.isEmpty();
  }

  /** {@return the rounds that are over, with the byes and scores of the one that is not} */
  public List<PlayedRound> counted() {
    List<PlayedRound> all = new ArrayList<>(played);
    round.ifPresent(
        now -> {
          List<Pairing> pairings = new ArrayList<>();
          List<Score> scores = new ArrayList<>();
          for (GameSlot slot : ofRound()) {
            if (slot.isOver()) {
              pairings.add(slot.pairing());
              scores.add(slot.score());
            }
          }
          if (!scores.isEmpty()) {
            all.add(new PlayedRound(new Round(now.name(), pairings, now.byes()), scores));
          }
        });
    return all;
  }

  private List<GameSlot> ofRound() {
    return slots.subList(firstOfRound, slots.size());
  }

  /** Makes the next round once all games of this one are over. */
  private void openRound() {
    while (ofRound().stream().allMatch(GameSlot::isOver)) {
      round.ifPresent(
          over ->
              played.add(new PlayedRound(over, ofRound().stream().map(GameSlot::score).toList())));
      firstOfRound = slots.size();
      round = spec.system().next(played);
      if (round.isEmpty()) {
        return;
      }
      for (Pairing pairing : round.get().games()) {
        slots.add(new GameSlot(slots.size() + 1, round.get().name(), pairing, opening(pairing)));
      }
    }
  }

  private Opening opening(Pairing pairing) {
    return spec.openings().get(pairing.opening() % spec.openings().size());
  }

  /** Does again what a line of the journal tells. */
  private void follow(JsonTree line) {
    int number = (int) line.number("game", 0);
    if (number == 0) {
      return;
    }
    if (number > slots.size()) {
      throw new JournalException("the journal tells of game " + number + " before it was paired");
    }
    GameSlot slot = slots.get(number - 1);
    slot.follow(line, plan(slot));
    if (slot.isOver()) {
      openRound();
    }
  }

  @Override
  public Optional<Booking> next() {
    for (GameSlot slot : ofRound()) {
      if (!slot.isOver() && !slot.isBegun()) {
        return Optional.of(begin(slot));
      }
    }
    return Optional.empty();
  }

  private Booking begin(GameSlot slot) {
    if (spec.again()) {
      slot.forget();
    }
    GamePlan plan = plan(slot);
    Map<String, Object> begun = Journal.entry("started");
    begun.put("game", slot.number());
    begun.put("round", slot.round());
    begun.put("first", plan.first());
    begun.put("second", plan.second());
    begun.put("again", spec.again());
    journal.add(begun);
    slot.begin();
    GameListener follower = audience.follow(slot.number(), plan);
    return new Booking(
        plan,
        entrants.get(slot.pairing().first()),
        entrants.get(slot.pairing().second()),
        spec.seed() * 1_000_003 + slot.number(),
        new JournalListener(journal, slot.number(), follower));
  }

  private GamePlan plan(GameSlot slot) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", spec.name());
    tags.put("Round", slot.round());
    if (!spec.date().isEmpty()) {
      tags.put("Date", spec.date());
    }
    tags.put("TimeControl", spec.control().toText());
    return new GamePlan(
        spec.game(),
        name(slot.pairing().first()),
        name(slot.pairing().second()),
        opening(slot.pairing()),
        spec.control(),
        spec.marginMillis(),
        spec.mostPlies(),
        tags,
        slot.moves());
  }

  private String name(int entrant) {
    return spec.entrants().get(entrant).name();
  }

  @Override
  public void finished(Booking booking, GameReport report) {
    Objects.requireNonNull(booking, "booking");
    Objects.requireNonNull(report, "report");
    Objects.requireNonNull(report, "report");
    JournalListener listener = (JournalListener) booking.listener();
    GameSlot slot = slots.get(listener.game() - 1);
    journal.add(Entries.ended(slot.number(), report.game().end(), report.remarks()));
    slot.end(report.game(), report.remarks());
    audience.ended(slot.toGame(), this);
    openRound();
  }

  /**
   * Takes back the last plies of a game that is not over. The clocks are as they were then.
   *
   * @param number the game's number
   * @param plies how many, 1 or more
   * @throws JournalException if the game is over or has not so many plies behind its opening
   */
  public void takeBack(int number, int plies) {
    GameSlot slot = running(number);
    Map<String, Object> entry = Journal.entry("takeBack");
    entry.put("game", number);
    entry.put("plies", plies);
    correct(slot, entry);
  }

  /**
   * Sets the clock of a side in a game that is not over.
   *
   * @param number the game's number
   * @param side whose clock; a side that has moved behind the opening
   * @param millis what it has left, in milliseconds, 0 or more
   * @throws JournalException if the game is over, or the side has no clock or has not moved yet
   */
  public void setClock(int number, Side side, long millis) {
    Objects.requireNonNull(side, "side");
    GameSlot slot = running(number);
    Map<String, Object> entry = Journal.entry("clock");
    entry.put("game", number);
    entry.put("side", Objects.requireNonNull(side, "side").name());
    entry.put("millis", millis);
    correct(slot, entry);
  }

  /**
   * Ends a game that is not over.
   *
   * @param number the game's number
   * @param winner who has won; nothing for a draw
   * @param why the director's reason
   * @throws JournalException if the game is over
   */
  public void endByHand(int number, Optional<Side> winner, String why) {
    Objects.requireNonNull(winner, "winner");
    Objects.requireNonNull(why, "why");
    GameSlot slot = running(number);
    GameEnd end = new GameEnd(winner, EndKind.BY_HAND, why);
    correct(slot, Entries.ended(slot.number(), end, List.of()));
    openRound();
  }

  private GameSlot running(int number) {
    if (number < 1 || number > slots.size() || slots.get(number - 1).isOver()) {
      throw new JournalException(
          "game " + number + ": only a game that was paired and is not over can be corrected");
    }
    return slots.get(number - 1);
  }

  /** Does what an entry tells, and writes it only if it can be done. */
  private void correct(GameSlot slot, Map<String, Object> entry) {
    slot.follow(JsonTree.parse(JsonTree.toLine(entry)), plan(slot));
    journal.add(entry);
  }

  /** Returns the moves of a game so far, those of the opening included once one is behind it. */
  List<PlayedMove> moves(int number) {
    return slots.get(number - 1).moves();
  }
}
