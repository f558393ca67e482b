package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Stepper;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Finds what might repair a record whose main line breaks: other moves for the ply where it breaks,
 * and for one earlier ply that may have been misread, a ply that stands there once too often, or
 * one that is missing, under which more of the game becomes legal.
 *
 * <p>Moves under which all the rest is legal come first, then those with the fewest changed letters
 * and digits, then those that save the most plies, then those for the later ply, and among these
 * they have the order of the position's moves. The work is bounded: where the bound is reached,
 * plies far before the break are not tried.
 */
public final class RepairHints {
  /** How many moves are played at most, unless the caller says otherwise. */
  public static final int DEFAULT_WORK = 100_000;

  /** How far before the break a ply is taken out. */
  private static final int NEAR = 4;

  private static final Comparator<RepairHint> ORDER =
      Comparator.comparing(RepairHint::complete)
          .reversed()
          .thenComparing(RepairHint::changes)
          .thenComparing(RepairHint::saves, Comparator.reverseOrder())
          .thenComparing(RepairHint::ply, Comparator.reverseOrder());

  private final List<RecordMove> moves;
  private final int turns;
  private final Stepper stepper;
  private final MoveReader reader;
  private final List<RepairHint> hints = new ArrayList<>();
  private long work;

  private RepairHints(GameRecord record, Stepper stepper, MoveReader reader, long work) {
    this.stepper = stepper;
    this.moves = record.moves();
    this.turns = record.plies();
    this.reader = reader;
    this.work = work;
  }

  /**
   * Finds hints with the default bound of work, reading moves as the record's reader did.
   *
   * @param record any record
   * @param rules the rules to play by
   * @param most how many hints to answer at most
   * @return the best hints; empty if the record does not break, or nothing helps
   * @throws IllegalArgumentException if {@code most} is negative
   */
  public static List<RepairHint> of(GameRecord record, Ruleset rules, int most) {
    return of(
        record, rules, Objects.requireNonNull(record, "record").dialect(), most, DEFAULT_WORK);
  }

  /**
   * Finds hints.
   *
   * @param record any record
   * @param rules the rules to play by
   * @param dialect what is put up with in moves
   * @param most how many hints to answer at most
   * @param work how many moves to play at most
   * @return the best hints; empty if the record does not break, breaks by its set-up or by a side
   *     moving out of turn, or nothing helps
   * @throws IllegalArgumentException if {@code most} or {@code work} is negative
   */
  public static List<RepairHint> of(
      GameRecord record, Ruleset rules, MoveDialect dialect, int most, int work) {
    Objects.requireNonNull(record, "record");
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(dialect, "dialect");
    if (most < 0 || work < 0) {
      throw new IllegalArgumentException("most and work must be at least 0: " + most + ", " + work);
    }
    try {
      Game start = RecordReplay.start(rules, record.start().orElse(rules.start()));
      RepairHints search = new RepairHints(record, Stepper.of(start), MoveReader.of(dialect), work);
      search.search(RecordReplay.of(record, rules, dialect));
      return List.of(search.hints.stream().sorted(ORDER).limit(most).toArray(RepairHint[]::new));
    } catch (SetupException e) {
      return List.of();
    }
  }

  private void search(RecordReplay replay) {
    RecordFault.Kind kind =
        replay.fault().map(RecordFault::kind).orElse(RecordFault.Kind.WRONG_TURN);
    if (kind == RecordFault.Kind.WRONG_TURN) {
      return;
    }
    int at = replay.plies();
    List<Move> played = replay.game().moves();
    played.forEach(stepper::step);
    for (Move move : stepper.legalMoves()) {
      tryMove(at, at, move);
    }
    tryWithout(at, at);
    for (Move move : stepper.legalMoves()) {
      tryMissing(at, move);
    }
    for (int ply = at - 1; ply >= 0 && work > 0; ply--) {
      stepper.stepBack();
      if (ply >= at - NEAR) {
        tryWithout(ply, at);
      }
      for (Move move : stepper.legalMoves()) {
        if (!move.equals(played.get(ply))) {
          tryMove(ply, at, move);
        }
      }
    }
  }

  /** Takes a ply out, and plays on with the next. */
  private void tryWithout(int ply, int broken) {
    if (work <= 0 || moves.get(ply).text().isDecision()) {
      return;
    }
    int reached = playOn(ply + 1);
    boolean complete = reached == moves.size();
    // What stands behind the broken ply must become legal: without a ply there is nothing else.
    if (reached > broken + 1) {
      String was = moves.get(ply).text().raw().strip();
      int saves = Math.min(reached, turns) - broken;
      hints.add(
          new RepairHint(
              ply + 1,
              stepper.sideToMove(),
              Optional.of(was),
              Optional.empty(),
              isTwice(ply) ? 0 : plain(was).length(),
              saves,
              complete));
    }
  }

  /** Whether a ply says what the one before says. */
  private boolean isTwice(int ply) {
    return ply > 0 && moves.get(ply).text().equals(moves.get(ply - 1).text());
  }

  /** Puts a move in before the ply that cannot be played, and plays on with that. */
  private void tryMissing(int broken, Move move) {
    if (work <= 0 || moves.get(broken).text().isDecision()) {
      return;
    }
    int reached = playOn(move, broken);
    boolean complete = reached == moves.size();
    // What saves no more than the broken ply says nothing: some move nearly always does.
    if (reached > broken + 1) {
      int saves = Math.min(reached, turns) - broken;
      hints.add(
          new RepairHint(
              broken + 1,
              stepper.sideToMove(),
              Optional.empty(),
              Optional.of(move),
              plain(move.toString()).length(),
              saves,
              complete));
    }
  }

  private void tryMove(int ply, int broken, Move move) {
    if (work <= 0) {
      return;
    }
    int reached = playOn(move, ply + 1);
    boolean last = reached == moves.size();
    boolean helps = last || reached > Math.max(broken, ply + 1);
    // What saves only itself makes no rest legal: there is none.
    boolean complete = last && reached > ply + 1;
    if (helps) {
      String was = moves.get(ply).text().raw().strip();
      int changes = changes(plain(was), plain(move.toString()));
      int saves = Math.min(reached, turns) - broken;
      hints.add(
          new RepairHint(
              ply + 1,
              stepper.sideToMove(),
              Optional.of(was),
              Optional.of(move),
              changes,
              saves,
              complete));
    }
  }

  /**
   * Plays a move and on as the record says, and goes back; answers the index of the move that
   * cannot be played.
   */
  private int playOn(Move move, int from) {
    stepper.step(move);
    work--;
    int reached = playOn(from);
    stepper.stepBack();
    return reached;
  }

  /** Plays on as the record says, and goes back; answers where it cannot be played. */
  private int playOn(int from) {
    int before = stepper.steps();
    int at = from;
    while (at < moves.size() && plays(moves.get(at).text())) {
      at++;
    }
    boolean decided = at < moves.size() && moves.get(at).text().isDecision();
    while (stepper.steps() > before) {
      stepper.stepBack();
    }
    return decided ? moves.size() : at;
  }

  private boolean plays(MoveText text) {
    if (text.isDecision() || stepper.isOver() || !isPlayed(text)) {
      return false;
    }
    work--;
    return true;
  }

  private boolean isPlayed(MoveText text) {
    return reader.step(text, stepper).filter(answer -> !answer.isLegal()).isEmpty();
  }

  /** The letters and digits of a text in small letters, without the x of captures. */
  private static String plain(String text) {
    StringBuilder plain = new StringBuilder();
    String small = text.toLowerCase(Locale.ROOT);
    for (int i = 0; i < small.length(); i++) {
      char c = small.charAt(i);
      if (Character.isLetterOrDigit(c) && c != 'x') {
        plain.append(c);
      }
    }
    return plain.toString();
  }

  private static int changes(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
