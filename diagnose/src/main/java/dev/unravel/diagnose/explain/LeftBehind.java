package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Finding.Evidence;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.FailurePoint;
import dev.unravel.diagnose.facts.Words;
import dev.unravel.trace.Location;
import dev.unravel.trace.seen.LocalUse;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Values that a task of a pool leaves in a ThreadLocal, and that a later task of the same thread
 * finds there.
 */
final class LeftBehind {

  /**
   * A value that was found.
   *
   * @param set the use that put it there
   * @param read the one that found it
   */
  private record Found(LocalUse set, LocalUse read) {}

  private final Facts facts;
  private final Words words;

  LeftBehind(Facts facts, Words words) {
    this.facts = facts;
    this.words = words;
  }

  /**
   * The last one where the failure is.
   *
   * @param actions how many actions came before the failure
   * @param passing an execution that passes, or nothing if none is known
   */
  Optional<Finding> find(int actions, Optional<Facts> passing) {
    FailurePoint failure = FailurePoint.of(facts, actions);
    return all(facts).stream()
        .filter(each -> failure.namesOrFails(place(each.read()), facts, each.read().thread()))
        .filter(each -> passing.isPresent() && !isIn(passing.get(), each))
        .max(Comparator.comparingInt(each -> each.read().before()))
        .map(this::finding);
  }

  /** Whether somebody finds such a value in the same place, and nothing fails. */
  private static boolean isIn(Facts passing, Found found) {
    return all(passing).stream().anyMatch(each -> place(each.read()).equals(place(found.read())));
  }

  private static List<Found> all(Facts facts) {
    List<LocalUse> uses = facts.seen().locals();
    List<Found> all = new ArrayList<>();
    for (int i = 0; i < uses.size(); i++) {
      LocalUse read = uses.get(i);
      if (read.kind() == LocalUse.Kind.READ) {
        last(uses.subList(0, i), read)
            .filter(use -> use.kind() == LocalUse.Kind.SET && isOfAnotherTask(facts, use, read))
            .ifPresent(use -> all.add(new Found(use, read)));
      }
    }
    return all;
  }

  /** The last change that a thread has made to what it reads. */
  private static Optional<LocalUse> last(List<LocalUse> uses, LocalUse read) {
    return uses.stream()
        .filter(use -> use.thread() == read.thread() && use.number() == read.number())
        .filter(use -> use.kind() != LocalUse.Kind.READ)
        .reduce((one, later) -> later);
  }

  /** Whether the thread was back in the loop of its pool between the two. */
  private static boolean isOfAnotherTask(Facts facts, LocalUse set, LocalUse read) {
    boolean isPooled = set.frames().stream().anyMatch(LeftBehind::isPool);
    for (int i = set.before(); i < Math.min(read.before(), facts.size()) && isPooled; i++) {
      if (facts.thread(i) == read.thread()
          && !facts.stack(i).isEmpty()
          && facts.stack(i).stream().allMatch(Location::inJdk)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPool(Location frame) {
    return frame.className().startsWith("java.util.concurrent.ThreadPoolExecutor")
        || frame.className().startsWith("java.util.concurrent.ForkJoin");
  }

  private static Location place(LocalUse use) {
    return use.frames().stream().filter(f -> !f.inJdk()).findFirst().orElse(use.frames().get(0));
  }

  private Finding finding(Found found) {
    String name = found.read().name().isEmpty() ? "ThreadLocal" : found.read().name();
    String thread = words.thread(found.read().thread());
    String sentence =
        thread
            + " read `"
            + name
            + "`"
            + Words.at(place(found.read()))
            + " and found what an earlier task of the same thread had set"
            + Words.at(place(found.set()))
            + " and left behind: a thread of a pool keeps its ThreadLocals from task to task.";
    return new Finding(
        Pattern.VALUE_LEFT_BEHIND,
        "",
        sentence,
        List.of(name),
        List.of(
            new Evidence(Math.max(1, found.set().before()), "sets " + name),
            new Evidence(Math.max(1, found.read().before()), "finds it")),
        "the thread was back in its pool between the two; in the execution that passes, nobody"
            + " finds such a value there",
        Optional.of(
            "let the task that sets it remove it at its end: call `remove` in a finally block"));
  }
}
