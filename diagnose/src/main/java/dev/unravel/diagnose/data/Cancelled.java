package dev.unravel.diagnose.data;

import dev.unravel.diagnose.data.Finding.Evidence;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A timer that is cancelled while its task runs: whoever cancels it goes on as if the task were
 * over, and it is not.
 */
final class Cancelled {
  private Cancelled() {}

  /** What was found, told as that if it is that. */
  static Finding orElse(Finding found, List<Integer> actions, Facts facts, Words words) {
    Optional<Integer> inTask =
        actions.stream().filter(i -> isIn(facts, i, "java.util.TimerThread")).findFirst();
    Optional<Integer> by =
        actions.stream().filter(i -> !isIn(facts, i, "java.util.TimerThread")).findFirst();
    Optional<Integer> cancel = by.flatMap(i -> cancelBefore(facts, i));
    if (inTask.isEmpty() || cancel.isEmpty()) {
      return found;
    }
    int disturbs = by.get();
    String sentence =
        words.by(cancel.get())
            + " cancelled the timer"
            + words.at(cancel.get())
            + " and "
            + words.did(disturbs)
            + words.at(disturbs)
            + ", but to cancel waits for nobody: the task of "
            + words.by(inTask.get())
            + " was still running"
            + words.at(inTask.get())
            + ".";
    List<Evidence> evidence = new ArrayList<>(found.evidence());
    evidence.add(new Evidence(cancel.get() + 1L, "cancels"));
    evidence.sort(Comparator.comparingLong(Evidence::clock));
    return new Finding(
            Pattern.USE_AFTER_CLOSE,
            "cancelled",
            sentence,
            found.variables(),
            evidence,
            found.reason(),
            Optional.of(
                "wait for the task as well, with a latch that it counts down at its end, or a"
                    + " ScheduledExecutorService and awaitTermination"))
        .with(List.of());
  }

  private static boolean isIn(Facts facts, int action, String className) {
    return facts.stack(action).stream().anyMatch(f -> f.className().equals(className));
  }

  /** The last thing that the thread of an action did before it to cancel a timer. */
  private static Optional<Integer> cancelBefore(Facts facts, int action) {
    for (int i = action - 1; i >= 0; i--) {
      boolean cancels =
          facts.thread(i) == facts.thread(action)
              && facts.stack(i).stream()
                  .anyMatch(
                      f ->
                          f.className().startsWith("java.util.Timer")
                              && f.method().equals("cancel"));
      if (cancels) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }
}
