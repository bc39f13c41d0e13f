package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Finding.Evidence;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Words;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** An execution that ended with a data race: who met whom, and what was missing between them. */
final class RacyPair {
  private final Facts facts;
  private final Words words;

  RacyPair(Facts facts, Words words) {
    this.facts = facts;
    this.words = words;
  }

  /**
   * Explains it.
   *
   * @param last the action that ended the execution
   */
  Optional<Finding> find(int last) {
    OptionalInt other = facts.variable(last) == Facts.NONE ? OptionalInt.empty() : other(last);
    if (other.isEmpty()) {
      return Optional.empty();
    }
    int first = other.getAsInt();
    boolean bothWrite = facts.writes(first) && facts.writes(last);
    String form = word(first) + "-" + word(last);
    String sentence =
        deed(first)
            + " and "
            + deed(last)
            + ", and nothing orders the two: "
            + (bothWrite
                ? "either write may be lost."
                : "the reader may see the value before, the one after, or, of what is behind a"
                    + " reference, a part.");
    return Optional.of(
        new Finding(
            Pattern.DATA_RACE,
            form,
            sentence,
            List.of(facts.name(facts.variable(last))),
            List.of(evidence(first), evidence(last)),
            "no lock, volatile field, start, join or other synchronisation leads from one to the"
                + " other",
            Optional.of("guard both with the same lock, or make the field volatile")));
  }

  /** The last access of another thread that it conflicts with. */
  private OptionalInt other(int last) {
    return facts.accesses(facts.variable(last)).stream()
        .mapToInt(i -> i)
        .filter(i -> i < last && facts.thread(i) != facts.thread(last))
        .filter(i -> facts.writes(i) || facts.writes(last))
        .reduce((earlier, later) -> later);
  }

  private String word(int action) {
    return facts.writes(action) ? "write" : "read";
  }

  private String deed(int action) {
    return words.by(action) + " " + words.did(action) + words.at(action);
  }

  private Evidence evidence(int action) {
    return new Evidence(action + 1L, words.did(action).replace("`", ""));
  }
}
