package dev.unravel.runtime.schedule;

import dev.unravel.trace.Outcome;
import dev.unravel.trace.Stall;
import java.util.Optional;

/**
 * The time that passes while a thread could act. On a real machine that takes a stall: somebody is
 * held up while the time of others runs out. It may happen, but not for long, and an execution says
 * how much of it there was.
 *
 * <p>All of it together stays below the patience. So no deadline further away than that comes
 * before a thread that is ready has had its turn, whether it is reached in one wait, in many short
 * ones, or by looking at the clock again and again. Without patience, time passes only when nobody
 * can act, but for the little that reading the clock takes.
 *
 * <p>A thread that goes on asking for the time when none is left to pass has its answer already,
 * and steps back at its next point. Static for the scheduler's reason.
 */
public final class EarlyTime {
  /** Time that always may pass: what work takes on any machine. */
  private static final long NEGLIGIBLE_NANOS = 1_000_000;

  /** Readings of a clock that stands still after which a thread is taken to wait for a time. */
  private static final int QUESTIONS = 64;

  /** So many, and it has no point where it could step back. */
  private static final int MOST_QUESTIONS = 100 * QUESTIONS;

  private static long patienceNanos;
  private static Strategy strategy;
  private static long spent;
  private static int questions;

  private EarlyTime() {}

  static void reset(Limits limits, Strategy newStrategy) {
    patienceNanos = limits.patienceNanos();
    strategy = newStrategy;
    spent = 0;
    questions = 0;
  }

  /** Whether time may pass until then whoever could act, for a timeout that ends there. */
  static boolean mayReach(long deadline) {
    return spent + deadline - VirtualTime.now() < patienceNanos;
  }

  /** The time of a thread is up, and the clock moves on to there. */
  static void passes(long nanos) {
    if (nanos > 0 && holdUp(null, nanos)) {
      spent += nanos;
    }
  }

  /** Whether the clock may go on by so much since the running thread looks at it. */
  static boolean mayRead(long nanos) {
    ControlledThread reader = Scheduler.running;
    if (reader == null || Scheduler.enabled.count == 0) {
      return true;
    }
    if (Scheduler.enabled.count == 1 && reader.slot == 0) {
      // Its waiting comes to an end without anybody else.
      reader.spinSite = -1;
      return true;
    }
    boolean mayPass =
        spent + nanos < Math.max(patienceNanos, NEGLIGIBLE_NANOS)
            || questions >= MOST_QUESTIONS
            // Whoever lets spinning threads go on has to see them come to their end.
            || strategy.picksSpinners();
    if (mayPass) {
      if (holdUp(reader, nanos)) {
        spent += nanos;
      }
      return true;
    }
    if (!othersReady(reader)) {
      return true;
    }
    if (++questions % QUESTIONS == 0) {
      reader.asksForTime = true;
      reader.loopBudget = 0;
      Scheduler.observer.waitsLong(reader);
    }
    return false;
  }

  /** The running thread is about to do something where nobody looks whether it spins. */
  public static void letOthersGo(ControlledThread c) {
    if (c.asksForTime && c.quiet == 0) {
      c.asksForTime = false;
      Spinning.giveWay(c);
    }
  }

  /** Another thread acts than before. */
  static void turned() {
    questions = 0;
  }

  /** Tells apart what may still pass. */
  static long hash() {
    return spent;
  }

  private static boolean othersReady(ControlledThread reader) {
    for (int i = 0; i < Scheduler.enabled.count; i++) {
      if (isReady(Scheduler.enabled.threads[i], reader)) {
        return true;
      }
    }
    return false;
  }

  /** Keeps who could act meanwhile; returns whether anybody could. */
  private static boolean holdUp(ControlledThread actor, long nanos) {
    boolean any = false;
    for (int i = 0; i < Scheduler.enabled.count; i++) {
      ControlledThread t = Scheduler.enabled.threads[i];
      if (isReady(t, actor)) {
        t.heldUpNanos += nanos;
        any = true;
      }
    }
    return any;
  }

  private static boolean isReady(ControlledThread t, ControlledThread actor) {
    return t != actor && t.isRunnable();
  }

  /** The outcome of the last execution, with who was held up if it failed. */
  public static Outcome judge(Outcome outcome) {
    return outcome instanceof Outcome.Fail failure ? failure.with(mostHeldUp()) : outcome;
  }

  private static Optional<Stall> mostHeldUp() {
    Stall most = null;
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t.heldUpNanos > (most == null ? NEGLIGIBLE_NANOS : most.nanos())) {
        most = new Stall(t.label(), t.heldUpNanos);
      }
    }
    return Optional.ofNullable(most);
  }
}
