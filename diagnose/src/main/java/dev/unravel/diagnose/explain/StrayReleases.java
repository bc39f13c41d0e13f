package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Finding.Evidence;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.facts.Calls;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Locks;
import dev.unravel.diagnose.facts.Words;
import java.util.List;
import java.util.Optional;

/**
 * Locks and permits that are given back by a thread that was refused them: it asked, did not get
 * any, and the code that gives back runs all the same, as in a finally block.
 */
final class StrayReleases {
  private final Facts facts;
  private final Locks locks;
  private final Words words;

  StrayReleases(Facts facts, Locks locks, Words words) {
    this.facts = facts;
    this.locks = locks;
    this.words = words;
  }

  /** The last of them before the failure. */
  Optional<Finding> find(int actions) {
    for (int i = Math.min(actions, facts.size()) - 1; i >= 0; i--) {
      int refused = Calls.givesBack(facts.action(i).member()) ? refused(i) : -1;
      if (refused >= 0) {
        return Optional.of(finding(refused, i));
      }
    }
    return Optional.empty();
  }

  /** The last attempt of the thread to take it, if that was refused and it has none; or -1. */
  private int refused(int release) {
    int object = facts.action(release).object();
    boolean has =
        locks.at(release - 1, facts.thread(release)).stream()
            .anyMatch(held -> held.object() == object);
    for (int i = release - 1; i >= 0 && !has; i--) {
      if (facts.thread(i) == facts.thread(release)
          && facts.action(i).object() == object
          && facts.action(i).member().startsWith("try")) {
        return locks.isRefused(i) ? i : -1;
      }
    }
    return -1;
  }

  private Finding finding(int refused, int release) {
    boolean isPermit = Calls.isSemaphore(facts.object(release));
    String method = "`" + facts.action(release).member() + "`";
    String asked = "`" + facts.action(refused).member() + "`";
    String sentence =
        words.by(release)
            + " called "
            + method
            + " on "
            + words.quoted(facts.object(release))
            + words.at(release)
            + " without having it: its "
            + asked
            + words.at(refused)
            + (facts.isTimed(refused) ? " had run out of time" : " had been refused")
            + (isPermit
                ? ", so there is one permit more than there should be."
                : ", so it does not hold the lock.");
    return new Finding(
        isPermit ? Pattern.STRAY_RELEASE : Pattern.UNLOCK_WITHOUT_LOCK,
        "",
        sentence,
        List.of(facts.object(release)),
        List.of(
            new Evidence(refused + 1L, "gets nothing"),
            new Evidence(release + 1L, "gives it back")),
        "it asked for it last at the first of these places, and got nothing",
        Optional.of(
            "call "
                + method
                + " only if "
                + asked
                + " has returned true: put the try block inside the if"));
  }
}
