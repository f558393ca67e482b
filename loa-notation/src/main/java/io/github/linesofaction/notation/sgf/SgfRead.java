package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordOrigin;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.record.Tag;
import java.util.List;
import java.util.Optional;

/**
 * What the reader understood of the head of a game: as long as a record says the same, its head is
 * written as it was.
 *
 * @param tags the tags
 * @param variant the variant's name
 * @param rules its rules
 * @param start the start
 * @param result the result
 */
record SgfRead(
    List<Tag> tags,
    Optional<String> variant,
    Optional<Ruleset> rules,
    Optional<Setup> start,
    StatedResult result)
    implements RecordOrigin {
  boolean startsAs(GameRecord record) {
    return variant.equals(record.variant())
        && rules.equals(record.rules())
        && start.equals(record.start());
  }
}
