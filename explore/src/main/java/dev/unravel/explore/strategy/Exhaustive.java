package dev.unravel.explore.strategy;

import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.wire.Share;
import java.util.Arrays;

/**
 * Runs every schedule, depth first: each execution repeats the choices of the one before up to the
 * last choice that has an alternative left, takes that, and then always the first. The first choice
 * is to let the running thread go on, so the first execution has no preemption.
 *
 * <p>Shares: where an execution first leaves the first one, and for which alternative, decides
 * whose it is. Each share runs the first one, to know where it can be left.
 *
 * <p>For small programs and for our own tests: the number of schedules grows exponentially.
 */
public final class Exhaustive implements SearchStrategy {
  static final StrategyEntry ENTRY =
      StrategyEntry.remembering(
          "exhaustive",
          "every schedule, for small programs",
          (seed, share) -> new Exhaustive(share));

  private int[] taken = new int[256];
  private int[] bounds = new int[256];
  private int depth;
  private int position;
  private boolean ready = true;
  private final Share share;
  private int learnedPoints;

  public Exhaustive(Share share) {
    this.share = share;
  }

  @Override
  public String name() {
    return ENTRY.name();
  }

  @Override
  public boolean isExhaustive() {
    return true;
  }

  @Override
  public boolean hasNext() {
    if (!ready && Execution.learnedPoints() > learnedPoints) {
      // The tree has grown: what was run so far may have left out branches.
      learnedPoints = Execution.learnedPoints();
      depth = 0;
      ready = true;
    }
    while (!ready && depth > 0) {
      if (++taken[depth - 1] >= bounds[depth - 1]) {
        depth--;
      } else {
        ready = isOurs();
      }
    }
    return ready;
  }

  private boolean isOurs() {
    for (int i = 0; i < depth; i++) {
      if (taken[i] > 0) {
        return share.has(i + taken[i]);
      }
    }
    return true;
  }

  @Override
  public void begin() {
    ready = false;
    position = 0;
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    int choice = pick(count);
    if (running == null) {
      return choice;
    }
    // The running thread first, then the others in their order.
    if (choice == 0) {
      return indexOf(enabled, count, running);
    }
    int at = indexOf(enabled, count, running);
    return choice <= at ? choice - 1 : choice;
  }

  @Override
  public int pick(int bound) {
    if (position == depth) {
      if (depth == taken.length) {
        taken = Arrays.copyOf(taken, depth * 2);
        bounds = Arrays.copyOf(bounds, depth * 2);
      }
      taken[depth] = 0;
      bounds[depth] = bound;
      depth++;
    }
    // A target that does not repeat may offer fewer choices than last time.
    return Math.min(taken[position++], bound - 1);
  }

  private static int indexOf(ControlledThread[] enabled, int count, ControlledThread t) {
    for (int i = 0; i < count; i++) {
      if (enabled[i] == t) {
        return i;
      }
    }
    throw new IllegalStateException("the running thread is not enabled");
  }
}
