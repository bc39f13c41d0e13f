package dev.unravel.diagnose.breakpoints;

import dev.unravel.diagnose.facts.Observed;
import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.Observation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Actions that threads would have done after their last one in the failing execution, had it not
 * ended: a passing execution tells. A thread that comes too late for something is to be held right
 * there.
 */
final class Undone {
  /** So many actions of a thread are looked at. */
  private static final int MOST = 200;

  private final Steps failing;
  private final Steps passing;

  Undone(Steps failing, Trace passing) {
    this.failing = failing;
    this.passing = new Steps(new Observed(passing, Observation.NONE));
  }

  /**
   * Pairs of actions that conflict: one of the failing execution, and what another thread would
   * have done after it.
   *
   * @param first its index in the failing execution
   * @param second where the other thread is to be held
   */
  record Pair(int first, List<Visit> second) {}

  List<Pair> pairs() {
    List<Pair> pairs = new ArrayList<>();
    for (int thread = 0; thread < failing.trace().threads().size(); thread++) {
      List<Integer> done = failing.of(thread);
      int last = done.isEmpty() ? -1 : done.get(done.size() - 1);
      for (int undone : undone(thread, done.size())) {
        latestConflict(last, thread, passing.trace().actions().get(undone))
            .ifPresent(first -> pairs.add(new Pair(first, passing.before(undone))));
      }
    }
    return pairs;
  }

  private List<Integer> undone(int thread, int done) {
    String path = failing.trace().threads().get(thread).path();
    for (int t = 0; t < passing.trace().threads().size(); t++) {
      if (passing.trace().threads().get(t).path().equals(path)) {
        List<Integer> all = passing.of(t);
        return all.subList(Math.min(done, all.size()), Math.min(all.size(), done + MOST));
      }
    }
    return List.of();
  }

  private Optional<Integer> latestConflict(int after, int thread, Action undone) {
    for (int i = failing.size() - 1; i > after; i--) {
      if (failing.thread(i) != thread
          && !failing.before(i).isEmpty()
          && conflict(failing.trace().actions().get(i), undone)) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private boolean conflict(Action one, Action other) {
    return isAccess(one)
        && isAccess(other)
        && (one.operation() != Operation.READ || other.operation() != Operation.READ)
        && object(failing.trace(), one).equals(object(passing.trace(), other))
        && (one.operation() == Operation.CALL || one.member().equals(other.member()));
  }

  private static boolean isAccess(Action action) {
    return switch (action.operation()) {
      case READ, WRITE, COMPARE_AND_SET, CALL, LOCK -> true;
      default -> false;
    };
  }

  private static String object(Trace trace, Action action) {
    return action.object() < 0 ? "" : trace.objects().get(action.object());
  }
}
