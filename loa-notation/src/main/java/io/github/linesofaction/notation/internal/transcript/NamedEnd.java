package io.github.linesofaction.notation.internal.transcript;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.notation.internal.transcript.TranscriptToken.Kind;
import io.github.linesofaction.notation.record.StatedResult;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The end of a game told in words that name who loses: {@code White resigns}, {@code black lost on
 * time}. Whoever is named loses, whose turn it may be.
 *
 * @param loser who is named
 * @param reason resignation, forfeit or time
 * @param words how many words tell it, the name included
 */
record NamedEnd(Color loser, EndReason reason, int words) {
  private static final int MOST_WORDS = 6;

  static Optional<NamedEnd> find(List<TranscriptToken> tokens, int at) {
    if (!isWord(tokens, at)
        || !MoveWords.beginsLikeSide(tokens.get(at).text())
        || !MoveWords.isSide(plain(tokens.get(at).text()))) {
      return Optional.empty();
    }
    Color loser = MoveWords.isBlack(tokens.get(at).text()) ? Color.BLACK : Color.WHITE;
    StringBuilder said = new StringBuilder();
    Optional<NamedEnd> found = Optional.empty();
    for (int next = at + 1; next <= at + MOST_WORDS && isWord(tokens, next); next++) {
      said.append(said.length() == 0 ? "" : " ").append(plain(tokens.get(next).text()));
      Optional<EndReason> reason = reason(said.toString());
      if (reason.isPresent()) {
        found = Optional.of(new NamedEnd(loser, reason.get(), next - at + 1));
      }
    }
    return found;
  }

  private static Optional<EndReason> reason(String words) {
    return switch (words) {
      case "resign", "resigns", "resigned", "has resigned", "gives up", "gave up" ->
          Optional.of(EndReason.RESIGNATION);
      case "forfeit",
          "forfeits",
          "forfeited",
          "has forfeited",
          "forfeits the game",
          "loses by forfeit",
          "lost by forfeit" ->
          Optional.of(EndReason.FORFEIT);
      case "lost on time",
          "loses on time",
          "lost by time",
          "loses by time",
          "has lost on time",
          "forfeits on time",
          "forfeited on time",
          "ran out of time",
          "runs out of time",
          "timed out",
          "times out" ->
          Optional.of(EndReason.TIME);
      default -> Optional.empty();
    };
  }

  /** The result as a record would state it. */
  StatedResult result() {
    StatedResult.Verdict verdict =
        loser == Color.BLACK ? StatedResult.Verdict.WHITE_WINS : StatedResult.Verdict.BLACK_WINS;
    return new StatedResult(verdict, Optional.of(reason), "");
  }

  private static boolean isWord(List<TranscriptToken> tokens, int at) {
    return at < tokens.size() && tokens.get(at).kind() == Kind.WORD;
  }

  private static String plain(String word) {
    String small = word.toLowerCase(Locale.ROOT);
    int end = small.length();
    while (end > 1 && ".:!".indexOf(small.charAt(end - 1)) >= 0) {
      end--;
    }
    return small.substring(0, end);
  }
}
