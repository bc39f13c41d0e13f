package dev.unravel.runtime;

import java.util.ArrayDeque;
import jdk.internal.misc.Unsafe;

/**
 * Every thread of the target runs on an OS thread of its own; all but one are parked. Control is a
 * baton: whoever has it runs. Used where there are no continuations (before JDK 24) and where a
 * debugger must see the threads.
 *
 * <p>Starting an OS thread costs more than a whole execution otherwise does, so they come from a
 * pool: a thread of the target is never really started, a carrier runs its body. What {@code
 * Thread.currentThread()} says is switched along where the JDK can (from 21 on); before, calls to
 * it are replaced, see {@link JdkHooks#currentThread}.
 */
final class OsThreadBackend implements Backend {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** How long a left-over thread gets to unwind before it is abandoned. */
  private static final long UNWIND_NANOS = 2_000_000_000L;

  private static final int MAX_KILLS = 200;

  /** An OS thread that runs one thread of the target after another. */
  private final class Carrier extends Thread {
    final Turn turn = new Turn(this);

    /** Who to run when its turn comes. */
    ControlledThread passenger;

    Carrier() {
      super(null, null, "unravel-carrier", 0, false);
      setDaemon(true);
    }

    @Override
    public void run() {
      for (; ; ) {
        turn.await();
        carry(passenger);
      }
    }

    private void carry(ControlledThread t) {
      if (JdkThreads.CAN_SET_CURRENT) {
        JdkThreads.setCurrent(this, t.thread);
        JdkThreads.clearScopedValues();
      } else {
        setContextClassLoader(t.thread.getContextClassLoader());
      }
      ControlledThread next = null;
      boolean unwound = t.killed;
      try {
        if (!unwound) {
          JdkThreads.runBody(t);
          next = Scheduler.end(t);
        }
      } catch (Kill end) {
        unwound = true;
      } finally {
        if (JdkThreads.CAN_SET_CURRENT) {
          JdkThreads.setCurrent(this, this);
        }
      }
      t.state = ControlledThread.State.ENDED;
      Scheduler.running = null;
      passenger = null;
      // From here on this carrier may be picked again: whoever gets the baton starts threads.
      spares.push(this);
      if (unwound || next == null) {
        handBack();
      } else {
        give(next);
      }
    }
  }

  /** Touched by the holder of the baton only. */
  private final ArrayDeque<Carrier> spares = new ArrayDeque<>();

  private Turn harness;

  @Override
  public void run(ControlledThread main) {
    harness = new Turn(Thread.currentThread());
    start(main);
    give(Scheduler.first());
    harness.await();
    unwindLeftOvers();
  }

  @Override
  public boolean start(ControlledThread t) {
    JdkThreads.markStarted(t.thread);
    Carrier carrier;
    // As if nobody were watching: a carrier is no thread of the target.
    Object token = Hooks.leaveControl();
    try {
      carrier = spares.poll();
      if (carrier == null) {
        carrier = new Carrier();
        carrier.start();
      }
    } finally {
      Hooks.returnToControl(token);
    }
    t.carrier = carrier;
    t.identity = JdkThreads.CAN_SET_CURRENT ? t.thread : carrier;
    carrier.passenger = t;
    return true;
  }

  @Override
  public void transfer(ControlledThread from, ControlledThread to) {
    if (to == null) {
      handBack();
    } else {
      give(to);
    }
    ((Carrier) from.carrier).turn.await();
    if (from.killed && ++from.kills > MAX_KILLS) {
      abandon();
    }
  }

  private void give(ControlledThread t) {
    Scheduler.running = t;
    ((Carrier) t.carrier).turn.give();
  }

  private void handBack() {
    Scheduler.running = null;
    harness.give();
  }

  /** It swallows every attempt to unwind it: it stays parked for the rest of this JVM's life. */
  static void abandon() {
    for (; ; ) {
      UNSAFE.park(false, 0L);
    }
  }

  private void unwindLeftOvers() {
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t.state == ControlledThread.State.ENDED) {
        continue;
      }
      t.killed = true;
      harness.clear();
      give(t);
      harness.await(UNWIND_NANOS);
    }
    Scheduler.running = null;
  }

  @Override
  public StackTraceElement[] stackOf(ControlledThread t) {
    return t.carrier.getStackTrace();
  }

  @Override
  public String name() {
    return "os";
  }
}
