package dev.unravel.launch.request;

import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.launch.verify.SameBug;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import java.util.Optional;

/**
 * Result of verifying a fix.
 *
 * @param before the failure that was to be fixed
 * @param found how the changed program fails, if it was seen to
 * @param means what showed the verdict
 * @param reason why there is none, or ""
 * @param mapped how much of the old schedule has its place in the changed program
 * @param search the last search, if there was one
 * @param proof the proof, if there was one
 * @param executions executions that show something about the changed program
 * @param millis milliseconds it took
 */
public record VerifyResult(
    FailureSignature before,
    Optional<FoundTrace> found,
    Means means,
    String reason,
    Mapped mapped,
    Optional<SearchResult> search,
    Optional<ProveResult> proof,
    long executions,
    long millis) {

  /**
   * The part of the old schedule that could be followed.
   *
   * @param switches switches that were made
   * @param of switches that the old schedule has
   */
  public record Mapped(int switches, int of) {}

  /** The means by which a verdict was come to. */
  public enum Means {
    OLD_SCHEDULE("the old schedule"),
    NEIGHBOUR("a neighbour of the old schedule"),
    SEARCH("a search"),
    EVERY_SCHEDULE("every schedule"),
    PROOF("a proof"),
    NONE("");

    private final String words;

    Means(String words) {
      this.words = words;
    }

    /** How it is written. */
    public String words() {
      return words;
    }
  }

  /** The possible verdicts on a fix. */
  public enum Verdict {
    /** No schedule fails. */
    FIXED("fixed"),
    /** No schedule that was run fails. */
    NOT_REPRODUCED("not reproduced"),
    /** It fails the same way in the same methods. */
    STILL_FAILS("still fails"),
    /** It fails, in another way or another place. */
    FAILS_OTHERWISE("fails otherwise"),
    /** Nothing is known. */
    INCONCLUSIVE("inconclusive");

    private final String word;

    Verdict(String word) {
      this.word = word;
    }

    /** How it is written in JSON. */
    public String word() {
      return word;
    }
  }

  public Verdict verdict() {
    if (found.isPresent()) {
      Outcome.Fail now = (Outcome.Fail) found.get().trace().outcome();
      return new SameBug(before).is(now.signature())
          ? Verdict.STILL_FAILS
          : Verdict.FAILS_OTHERWISE;
    }
    if (!reason.isEmpty()) {
      return Verdict.INCONCLUSIVE;
    }
    return means == Means.PROOF || means == Means.EVERY_SCHEDULE
        ? Verdict.FIXED
        : Verdict.NOT_REPRODUCED;
  }
}
