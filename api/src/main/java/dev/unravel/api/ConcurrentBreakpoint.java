package dev.unravel.api;

import dev.unravel.api.engine.Agreement;
import dev.unravel.api.engine.Arrival;
import dev.unravel.api.engine.Callers;
import dev.unravel.api.engine.HeldLocks;
import dev.unravel.api.engine.HitLimits;
import dev.unravel.api.engine.MeetingPlace;
import dev.unravel.api.engine.OpenArrivals;
import dev.unravel.api.engine.Progress;
import java.util.function.BooleanSupplier;

/**
 * A conflict of threads, stated in the program: two or more places and a condition. A thread that
 * comes to one of the places waits a little for the others; when all are there, they go on in a
 * fixed order. After "Concurrent Breakpoints" (Park and Sen, UCB/EECS-2011-159).
 *
 * <pre>{@code
 * // the thread that reads first                  // the thread that writes in between
 * int seen = balance;
 * new ConflictBreakpoint("lost", this)             new ConflictBreakpoint("lost", this)
 *     .triggerHere(false, 100);                        .triggerHere(true, 100, () -> balance = 0);
 * balance = seen + amount;
 * }</pre>
 *
 * Breakpoints with one name belong together. A new object is made each time a thread comes to the
 * place; it costs nothing while breakpoints are off ({@link Breakpoints}).
 *
 * <p>What the order means. Of two threads that met, the second goes on only when the first has
 * finished its next instruction, or is blocked in it: waiting for a monitor, in {@code wait},
 * {@code park}, {@code join} or {@code sleep}, for 3 ms at a stretch.
 *
 * <ul>
 *   <li>{@code triggerHere(true, t, statement)}: the instruction is the statement. Exact.
 *   <li>{@code triggerHere(true, t); statement; done();}: the same, exact if {@link #done} is
 *       reached.
 *   <li>{@code triggerHere(true, t); statement;}: the next line. It is over when the thread comes
 *       to another breakpoint, ends, leaves the method, or is seen in a line behind. If the class
 *       has no line numbers, the second goes on after 20 ms.
 * </ul>
 *
 * In every form the second goes on after the timeout, but not before two seconds. A thread never
 * waits for others longer than its timeout; interrupts do not end the wait, and are kept.
 */
public abstract class ConcurrentBreakpoint {
  private static final Agreement ALL_PAIRS =
      new Agreement() {
        @Override
        public boolean holds(Object[] contexts) {
          for (int i = 0; i < contexts.length; i++) {
            for (int k = i + 1; k < contexts.length; k++) {
              ConcurrentBreakpoint earlier = (ConcurrentBreakpoint) contexts[i];
              if (!earlier.predicateGlobal((ConcurrentBreakpoint) contexts[k])) {
                return false;
              }
            }
          }
          return true;
        }
      };

  private static final Progress.Source MARKED = Progress::marked;
  private static final Progress.Source UNMARKED = Progress::ofCaller;

  private final String name;
  private long ignored;
  private HitLimits limits = HitLimits.NONE;
  private Class<?> lockType;
  private String caller;
  private BooleanSupplier condition;

  protected ConcurrentBreakpoint(String name) {
    this.name = name;
  }

  public final String name() {
    return name;
  }

  /**
   * Whether this thread takes part at all. Asked before it waits, without any lock. Overriding
   * methods normally ask this one, too: it knows the conditions that were set here.
   */
  public boolean predicateLocal() {
    return (condition == null || condition.getAsBoolean())
        && (caller == null || Callers.match(caller))
        && (lockType == null || HeldLocks.ofType(lockType));
  }

  /**
   * Whether this thread and another one belong together. Asked on the breakpoint that comes first
   * in the order, without any lock, while both threads wait.
   */
  public abstract boolean predicateGlobal(ConcurrentBreakpoint other);

  /** Takes no part the first times that it could at this place in the order. */
  public ConcurrentBreakpoint ignoreFirst(long times) {
    this.ignored = times;
    return this;
  }

  /** Does nothing any more after so many hits. */
  public ConcurrentBreakpoint atMost(long hits) {
    this.limits = new HitLimits(hits, Long.MAX_VALUE);
    return this;
  }

  /** Only threads that hold the monitor of such an object. Threads that are virtual never do. */
  public ConcurrentBreakpoint holding(Class<?> type) {
    this.lockType = type;
    return this;
  }

  /**
   * Only if one of the callers matches: {@code "Bank.transfer"}, {@code "com.bank.*"}, {@code
   * "*.transfer"}.
   */
  public ConcurrentBreakpoint calledFrom(String pattern) {
    this.caller = pattern;
    return this;
  }

  /** Only if this holds. */
  public ConcurrentBreakpoint when(BooleanSupplier holds) {
    this.condition = holds;
    return this;
  }

  /**
   * Waits for the other thread; the instruction that is ordered is the one that follows.
   *
   * @param isFirst whether this thread goes on first
   * @param timeout how long to wait at most, in milliseconds
   * @return whether the other thread came
   */
  public final boolean triggerHere(boolean isFirst, long timeout) {
    return BreakpointSwitch.isOn() && meet(isFirst ? 0 : 1, 2, timeout, UNMARKED) != null;
  }

  /** The same with the instruction that is ordered. It is executed in any case. */
  public final boolean triggerHere(boolean isFirst, long timeout, Runnable instruction) {
    return triggerHere(isFirst ? 0 : 1, 2, timeout, instruction);
  }

  /**
   * The same for more than two threads.
   *
   * @param rank the place of this thread in the order; 0 goes on first
   * @param threads how many threads have to meet, at most 31
   */
  public final boolean triggerHere(int rank, int threads, long timeout) {
    return BreakpointSwitch.isOn() && meet(rank, threads, timeout, UNMARKED) != null;
  }

  /** The same with the instruction that is ordered. It is executed in any case. */
  public final boolean triggerHere(int rank, int threads, long timeout, Runnable instruction) {
    Arrival met = BreakpointSwitch.isOn() ? meet(rank, threads, timeout, MARKED) : null;
    if (met == null) {
      instruction.run();
      return false;
    }
    try {
      instruction.run();
    } finally {
      met.done();
    }
    return true;
  }

  /** Marks the end of the instruction behind {@link #triggerHere}. */
  public final void done() {
    if (BreakpointSwitch.isOn()) {
      OpenArrivals.closeMine(this);
    }
  }

  private Arrival meet(int rank, int threads, long timeout, Progress.Source source) {
    if (threads < 2 || threads > MeetingPlace.MOST_POSITIONS || rank < 0 || rank >= threads) {
      throw new IllegalArgumentException("rank " + rank + " of " + threads + " threads");
    }
    OpenArrivals.closeMine(null);
    MeetingPlace meeting = Breakpoints.meeting(name);
    meeting.countReached();
    if (!takesPart(meeting) || meeting.countCandidate(rank) <= ignored) {
      return null;
    }
    Arrival mine = new Arrival(1 << rank, threads, this, this, ALL_PAIRS, source);
    return meeting.meet(mine, limits, timeout) ? mine : null;
  }

  private boolean takesPart(MeetingPlace meeting) {
    try {
      return predicateLocal();
    } catch (RuntimeException failed) {
      meeting.complain(failed);
      return false;
    }
  }
}
