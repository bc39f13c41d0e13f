package dev.unravel.prove;

import dev.unravel.prove.path.PathPlace;
import java.util.List;
import java.util.Set;

/** The possible results of a proof. */
public sealed interface ProofVerdict {

  /** An execution failed: the last one. */
  record Failed() implements ProofVerdict {}

  /**
   * No schedule of this input fails, under sequential consistency.
   *
   * @param cuts if no thread goes round in one of these loops more often than was looked at
   */
  record Proved(Set<String> cuts) implements ProofVerdict {}

  /**
   * It was not found out.
   *
   * @param reason why
   * @param open where ways off the known paths are left to try, as far as known
   */
  record Inconclusive(String reason, List<PathPlace> open) implements ProofVerdict {
    public Inconclusive {
      open = List.copyOf(open);
    }
  }
}
