package dev.unravel.runtime.values;

import dev.unravel.runtime.memory.ConflictWatch;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.schedule.VirtualTime;

/**
 * Tells the states of an execution apart, without looking at the target's memory: what threads have
 * done, and in which order they have done what conflicts, determines all that memory holds. Two
 * executions that come to equal states have, from there, the same ways to go on, and the same
 * outcomes.
 */
public final class ProgramState {
  /** Fewer readings of one place than this have many threads that do not spin. */
  private static final int NO_SPINNING = 8;

  private ProgramState() {}

  /** The same for two moments of executions of one JVM, up to chance, only if nothing differs. */
  public static long hash(ControlledThread running) {
    long hash = mix(ConflictWatch.order(), running == null ? -1 : running.id);
    hash = mix(hash, Scheduler.lastThread());
    hash = mix(hash, VirtualTime.hash());
    for (int i = 0; i < Scheduler.threadCount; i++) {
      hash = mix(hash, of(Scheduler.threads[i]));
    }
    return hash;
  }

  private static long of(ControlledThread t) {
    long hash = mix(t.announcements, ((long) t.site << 8) + t.operation.ordinal());
    hash = mix(hash, ((long) t.index << 8) + t.state.ordinal());
    hash = mix(hash, t.deadline);
    int flags = (t.permit ? 1 : 0) + (t.timedOut ? 2 : 0) + (t.notified ? 4 : 0);
    return mix(hash, ((long) spinning(t) << 32) + ((long) t.stepsBack << 8) + flags);
  }

  /**
   * The same for two moments of executions of one JVM when variables hold the same, and threads are
   * at the same places and have read the same just before. What else threads remember is left out.
   */
  public static long hashOfValues() {
    long hash = Contents.hash();
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t.state != ControlledThread.State.ENDED) {
        long place = ((long) t.site << 16) + ((long) t.operation.ordinal() << 8);
        hash += mix(mix(t.seen, place + t.state.ordinal()), i);
      }
    }
    return hash;
  }

  /** How long a thread has been looking at one place decides when it steps back. */
  private static int spinning(ControlledThread t) {
    return t.spinSite < 0 || t.spinCount < NO_SPINNING ? 0 : t.spinCount;
  }

  private static long mix(long hash, long value) {
    long x = (hash + value) * 0x9E3779B97F4A7C15L;
    x = (x ^ (x >>> 32)) * 0xBF58476D1CE4E5B9L;
    return x ^ (x >>> 29);
  }
}
