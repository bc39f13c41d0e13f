package dev.unravel.diagnose.facts;

import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import java.util.List;
import java.util.OptionalInt;

/**
 * Groups of a thread's actions that belong together: those of one call of a method, in the order of
 * its lines. Two calls from a loop look the same as one, so what goes back in the source counts as
 * apart.
 */
public final class Regions {
  /** Actions of a thread in between that count as much as a call. */
  private static final int STRIDE = 24;

  private static final int LOOK_BACK = 200;

  private final Facts facts;

  /** By action, how many its thread has done before it. */
  private final int[] places;

  public Regions(Facts facts) {
    this.facts = facts;
    places = new int[facts.size()];
    int[] done = new int[facts.trace().threads().size()];
    for (int i = 0; i < places.length; i++) {
      places[i] = done[facts.thread(i)]++;
    }
  }

  /**
   * How loosely two actions of a thread belong together: the calls between the method that they
   * have in common and the actions, and how long it took; nothing if they do not at all.
   */
  public OptionalInt distance(int first, int second) {
    OptionalInt calls = calls(first, second);
    return calls.isEmpty()
        ? calls
        : OptionalInt.of(calls.getAsInt() + (places[second] - places[first]) / STRIDE);
  }

  /**
   * Whether the other thread begins only after the first of two actions, and its parent started it
   * between them: what it does then is what it was started for.
   */
  public boolean spansLife(int first, int remote, int second) {
    boolean starts = false;
    for (int i = first + 1; i < second; i++) {
      starts |= facts.thread(i) == facts.thread(first) && facts.operation(i) == Operation.START;
      if (facts.thread(i) == facts.thread(remote)) {
        return starts && facts.operation(i) == Operation.BEGIN;
      }
    }
    return false;
  }

  private OptionalInt calls(int first, int second) {
    List<Location> a = facts.stack(first);
    List<Location> b = facts.stack(second);
    int common = 0;
    while (common < Math.min(a.size(), b.size()) && outer(a, common).equals(outer(b, common))) {
      common++;
    }
    int apart = a.size() - common + b.size() - common;
    if (apart == 0) {
      // The same line with the same callers: one statement, unless it is a loop.
      boolean statement = facts.reads(first) && facts.writes(second);
      boolean two =
          facts.variable(first) != facts.variable(second)
              && facts.object(first).equals(facts.object(second))
              && !facts.action(first).member().startsWith("[");
      return statement || two || facts.isInside(first) || isOneRound(first, second)
          ? OptionalInt.of(0)
          : OptionalInt.empty();
    }
    boolean isInner = common < Math.min(a.size(), b.size());
    if (isInner && isSameMethod(outer(a, common), outer(b, common))) {
      boolean forward = outer(a, common).line() < outer(b, common).line();
      return forward && isWork(outer(a, common)) ? OptionalInt.of(apart - 2) : OptionalInt.empty();
    }
    return common > 0 && isWork(outer(a, common - 1)) ? OptionalInt.of(apart) : OptionalInt.empty();
  }

  /** Calls in one line, as of one statement: neither was made before, as a loop would have it. */
  private boolean isOneRound(int first, int second) {
    if (facts.operation(first) != Operation.CALL || facts.operation(second) != Operation.CALL) {
      return false;
    }
    for (int i = second - 1; i >= Math.max(0, first - LOOK_BACK); i--) {
      if (i > first ? isSameCall(i, first) : isSameCall(i, second)) {
        return false;
      }
    }
    return !isSameCall(first, second);
  }

  private boolean isSameCall(int one, int other) {
    return facts.thread(one) == facts.thread(other)
        && facts.operation(one) == facts.operation(other)
        && facts.action(one).location() == facts.action(other).location()
        && facts.action(one).member().equals(facts.action(other).member());
  }

  private static boolean isSameMethod(Location a, Location b) {
    return a.className().equals(b.className()) && a.method().equals(b.method());
  }

  /** The loop of a pool's thread joins tasks that have nothing to do with each other. */
  private static boolean isWork(Location frame) {
    return !frame.className().startsWith("java.util.concurrent.")
        && !frame.className().startsWith("java.lang.");
  }

  private static Location outer(List<Location> stack, int depth) {
    return stack.get(stack.size() - 1 - depth);
  }
}
