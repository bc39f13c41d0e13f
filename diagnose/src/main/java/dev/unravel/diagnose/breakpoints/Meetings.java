package dev.unravel.diagnose.breakpoints;

import dev.unravel.diagnose.facts.Observed;
import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.Standing;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The meetings of a failing execution, the likeliest to decide first.
 *
 * <p>A thread that stands while others act is, all that time, right before its next action. So each
 * action of the others in such a gap is a meeting of two threads that really happened. What matters
 * is the order of conflicting actions: the thread was held before the first of its actions that
 * conflicts with something done in the gap, and had already done what conflicts with it before. A
 * meeting there makes plain threads do the same, whatever else they do in another order.
 *
 * <p>Where all stand still at the end, the last meeting is that of threads which wait for each
 * other. Which meetings are needed only experiments can tell.
 */
public final class Meetings {
  private static final int FORCED = 30;
  private static final int PREEMPTED = 10;
  private static final int EVIDENCE = 4;
  private static final int FAR = 6;

  /** So many actions of a thread around a gap are looked at. */
  private static final int AROUND = 500;

  private final Steps steps;
  private final long switchClock;
  private final Set<Long> evidence;
  private final Optional<Trace> passing;
  private final List<Meeting> found = new ArrayList<>();

  /**
   * @param observed the failing execution
   * @param switchClock clock of the switch that decides, 0 if none was singled out
   * @param evidence clocks of the actions that an explanation is about
   * @param passing an execution that passes and hardly differs, if one is known
   */
  public Meetings(
      Observed observed, long switchClock, Set<Long> evidence, Optional<Trace> passing) {
    this.passing = passing;
    this.steps = new Steps(observed);
    this.switchClock = switchClock;
    this.evidence = Set.copyOf(evidence);
  }

  /** All of them. */
  public List<Meeting> ranked() {
    atTheEnd();
    gaps().forEach(this::in);
    passing.ifPresent(this::undone);
    List<Meeting> distinct = new ArrayList<>();
    found.stream()
        .sorted(Meeting.LIKELIEST)
        .filter(meeting -> distinct.stream().noneMatch(meeting::isLike))
        .forEach(distinct::add);
    return distinct;
  }

  /** Threads that wait for each other; then those of which one waits for what the other has. */
  private void atTheEnd() {
    for (Standing one : steps.standing()) {
      for (Standing other : steps.standing()) {
        if (one.holder() == other.thread() && one.thread() != other.thread()) {
          boolean both = waitsFor(other, one);
          meet(steps.pending(one), steps.pending(other), both ? -2 * EVIDENCE : -EVIDENCE);
        }
      }
    }
  }

  /** Whether a thread waits for another, or for one that waits for it. */
  private boolean waitsFor(Standing one, Standing other) {
    Optional<Standing> next = Optional.of(one);
    for (int i = 0; i < steps.standing().size() && next.isPresent(); i++) {
      int holder = next.get().holder();
      if (holder == other.thread()) {
        return true;
      }
      next = steps.standing().stream().filter(it -> it.thread() == holder).findFirst();
    }
    return false;
  }

  private void undone(Trace passing) {
    for (Undone.Pair pair : new Undone(steps, passing).pairs()) {
      boolean known = evidence.contains(pair.first() + 1L);
      meet(steps.before(pair.first()), pair.second(), FAR - (known ? EVIDENCE : 0));
    }
  }

  private List<Gap> gaps() {
    Set<Integer> preempted = preempted(steps.trace());
    List<Gap> gaps = new ArrayList<>();
    for (int thread = 0; thread < steps.trace().threads().size(); thread++) {
      List<Integer> own = steps.of(thread);
      for (int k = 0; k <= own.size(); k++) {
        int from = k == 0 ? 0 : own.get(k - 1) + 1;
        int to = k < own.size() ? own.get(k) : steps.size();
        if (from < to) {
          gaps.add(new Gap(thread, from, to, preempted.contains(from)));
        }
      }
    }
    return gaps;
  }

  /** Where threads were preempted: how many actions came before. */
  private static Set<Integer> preempted(Trace trace) {
    Set<Integer> clocks = new HashSet<>();
    long clock = 0;
    for (int i = 0; i < trace.schedule().intervals().size(); i++) {
      clock += trace.schedule().intervals().get(i).actions();
      if (trace.preemptions().contains(i)) {
        clocks.add((int) clock);
      }
    }
    return clocks;
  }

  private void in(Gap gap) {
    boolean decides = switchClock > 0 && gap.from() == switchClock;
    int distance = decides ? 0 : gap.preempted() ? PREEMPTED : FORCED;
    Gap.Touches touches = gap.touches(steps);
    List<Integer> own = steps.of(gap.thread());
    int next = (int) own.stream().filter(i -> i < gap.from()).count();
    int undone = conflictsWithThePast(own.subList(Math.max(0, next - AROUND), next), touches);
    List<Integer> ahead = own.subList(next, Math.min(own.size(), next + AROUND));
    Optional<Integer> now = ahead.stream().filter(i -> !steps.before(i).isEmpty()).findFirst();
    Optional<Integer> held =
        ahead.stream()
            .filter(i -> !steps.before(i).isEmpty() && touches.last(steps.touched(i)) >= 0)
            .findFirst();
    held.ifPresent(
        i -> {
          meet(touches.last(steps.touched(i)), i, distance);
          meet(touches.first(steps.touched(i)), i, distance + 1);
          meet(undone, i, distance + 1);
          meet(steps.before(i), pendingAfter(gap), distance + 3);
        });
    now.ifPresent(
        i -> {
          held.ifPresent(h -> meet(touches.last(steps.touched(h)), i, distance + 2));
          meet(undone, i, distance + 2);
          meet(steps.before(i), pendingAfter(gap), distance + FAR);
        });
    if (ahead.isEmpty() && undone >= 0) {
      steps.standing().stream()
          .filter(standing -> standing.thread() == gap.thread())
          .forEach(it -> meet(steps.before(undone), steps.pending(it), distance + 2));
    }
  }

  /** The first action in a gap that conflicts with what the thread did before, or -1. */
  private int conflictsWithThePast(List<Integer> past, Gap.Touches touches) {
    return past.stream()
        .mapToInt(i -> touches.first(steps.touched(i)))
        .filter(i -> i >= 0)
        .min()
        .orElse(-1);
  }

  /** What the thread that acted last in a gap stands before when the gap is over. */
  private List<Visit> pendingAfter(Gap gap) {
    int other = steps.thread(gap.to() - 1);
    Optional<Integer> next =
        steps.of(other).stream()
            .filter(i -> i > gap.to() && !steps.before(i).isEmpty())
            .findFirst();
    return next.map(steps::before)
        .orElseGet(
            () ->
                steps.standing().stream()
                    .filter(standing -> standing.thread() == other)
                    .findFirst()
                    .map(steps::pending)
                    .orElse(List.of()));
  }

  private void meet(int first, int second, int distance) {
    if (first >= 0) {
      int known =
          (evidence.contains(first + 1L) ? 1 : 0) + (evidence.contains(second + 1L) ? 1 : 0);
      meet(steps.before(first), steps.before(second), distance - EVIDENCE * known);
    }
  }

  private void meet(List<Visit> firsts, List<Visit> seconds, int distance) {
    for (int i = 0; i < firsts.size(); i++) {
      for (int j = 0; j < seconds.size(); j++) {
        found.add(new Meeting(firsts.get(i), seconds.get(j), distance + i + j));
      }
    }
  }
}
