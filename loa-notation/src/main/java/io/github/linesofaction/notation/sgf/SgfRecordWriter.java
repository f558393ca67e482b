package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import java.io.IOException;
import java.util.Objects;

/**
 * Writes records as SGF, FF[4] and GM[9]. An immutable value.
 *
 * <p>What a record has from SGF is written as it was read, node by node: every property in its
 * order, with its values as they were, and {@code read(write(record))} equals the record. After an
 * edit only what was edited is written anew. What FF[4] does not allow is put right: a set-up and a
 * move, or several moves, in one node become several nodes, and the root makes no move; a property
 * that comes twice in a node becomes one with all values; and {@code FF}, {@code GM} and {@code CA}
 * say what is true. A game of another kind is left as it is.
 *
 * <p>Any other record becomes a tree of properties that SGF has. Moves are written in canonical
 * form, as far as they can be played; those that cannot are written as they stand, and no text is
 * lost. A variant is named as SGF names it, {@code Standard}, {@code Scrambled-eggs}, {@code
 * Parachute} or {@code Gemma}, or else by the name that the catalogue knows, which other programs
 * may not; choices that are not customary are those of a preset, {@code RU}. Other starts of the
 * standard rules on a square board are written as {@code Custom}. Rules without a name, choices of
 * no preset, and starts with holes, kings or stones in hand that the named variant does not begin
 * with, are refused.
 *
 * <p>The text is meant for UTF-8 and says so where it has characters beyond ASCII.
 */
public final class SgfRecordWriter {
  private final RulesetCatalog variants;
  private final SgfWriter layout;

  private SgfRecordWriter(RulesetCatalog variants, SgfWriter layout) {
    this.variants = variants;
    this.layout = layout;
  }

  /**
   * {@return a writer that knows the variants that are {@linkplain RulesetCatalog#installed()
   * installed} and begins every node on a line of its own}
   */
  public static SgfRecordWriter standard() {
    return new SgfRecordWriter(RulesetCatalog.installed(), SgfWriter.lines());
  }

  /**
   * Says where the rules of the variants come from that SGF names.
   *
   * @param value the catalogue; a lambda that finds rules for a name will do
   * @return this writer with it
   */
  public SgfRecordWriter withVariants(RulesetCatalog value) {
    return new SgfRecordWriter(Objects.requireNonNull(value, "value"), layout);
  }

  /**
   * Says where lines are broken.
   *
   * @param value the writer of trees
   * @return this writer with that
   */
  public SgfRecordWriter withLayout(SgfWriter value) {
    return new SgfRecordWriter(variants, Objects.requireNonNull(value, "value"));
  }

  /**
   * Makes the tree of a record.
   *
   * @param record the record
   * @return the tree
   * @throws UnwritableException if SGF cannot carry the record's variant or start
   */
  public SgfTree toTree(GameRecord record) {
    Objects.requireNonNull(record, "record");
    SgfTree tree = SgfTreeBuilder.of(record, variants);
    boolean unknownGame =
        record.rules().isEmpty()
            && record.variant().filter(SgfVariant.NO_GAME_TYPE::equals).isPresent();
    return unknownGame ? tree : SgfRepair.withTrueHead(SgfRepair.of(tree));
  }

  /**
   * Writes a record.
   *
   * @param record the record
   * @return the text
   * @throws UnwritableException if SGF cannot carry the record's variant or start
   */
  public String toText(GameRecord record) {
    return layout.toText(toTree(record));
  }

  /**
   * Writes a record.
   *
   * @param record the record
   * @param target what takes the text
   * @throws UnwritableException if SGF cannot carry the record's variant or start; then nothing was
   *     written
   * @throws IOException if {@code target} throws it
   */
  public void writeTo(GameRecord record, Appendable target) throws IOException {
    Objects.requireNonNull(target, "target");
    layout.writeTo(toTree(record), target);
  }

  /**
   * Writes records one after the other, each taken when it is to be written.
   *
   * @param records the records
   * @param target what takes the text
   * @throws UnwritableException if SGF cannot carry the variant or start of a record; those before
   *     it were written
   * @throws IOException if {@code target} throws it
   */
  public void writeTo(Iterable<GameRecord> records, Appendable target) throws IOException {
    Objects.requireNonNull(records, "records");
    Objects.requireNonNull(target, "target");
    for (GameRecord record : records) {
      writeTo(record, target);
    }
  }
}
