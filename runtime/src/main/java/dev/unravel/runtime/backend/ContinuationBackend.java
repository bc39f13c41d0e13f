package dev.unravel.runtime.backend;

import dev.unravel.runtime.jvm.JdkThreads;
import dev.unravel.runtime.jvm.Kill;
import dev.unravel.runtime.schedule.Backend;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Ending;
import dev.unravel.runtime.schedule.Scheduler;
import java.util.ArrayDeque;
import jdk.internal.misc.Unsafe;

/**
 * Every thread of the target is a continuation on one OS thread, the carrier; {@code
 * Thread.currentThread()} is switched along. A switch costs some 100 ns, and what is left over at
 * the end of an execution is simply dropped.
 *
 * <p><b>Pinning.</b> A continuation with a native frame on its stack (a static initialiser, a
 * reflective call, a privileged action) cannot be unmounted. If such a thread has to stop, its
 * carrier stops with it and another carrier goes on with the loop; when the thread is picked again,
 * control passes back to its carrier like a baton. At most one carrier runs at any time.
 */
public final class ContinuationBackend implements Backend {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** An OS thread that can run the loop when the others are stuck below pinned continuations. */
  private final class Carrier extends Thread {
    volatile boolean turn;

    Carrier() {
      super(null, null, "unravel-carrier", 0, false);
      setDaemon(true);
    }

    @Override
    public void run() {
      for (; ; ) {
        while (!turn) {
          UNSAFE.park(false, 0L);
        }
        turn = false;
        loop(this);
      }
    }
  }

  private final ArrayDeque<Carrier> spares = new ArrayDeque<>();
  private Thread harness;
  private volatile Thread active;
  private ControlledThread next;
  private volatile boolean harnessTurn;

  /** The thread whose pinned stack lies on the harness, if any. */
  private ControlledThread pinnedOnHarness;

  @Override
  public void run(ControlledThread main) {
    harness = Thread.currentThread();
    // Fences cost more than looking first.
    if (harnessTurn) {
      harnessTurn = false;
    }
    start(main);
    next = Scheduler.first();
    loop(harness);
    unwindPinned();
  }

  @Override
  public boolean start(ControlledThread t) {
    JdkThreads.markStarted(t.thread);
    t.continuation = new Coroutine(() -> body(t));
    return true;
  }

  // Control is taken and given up inside the continuation: between it and the loop the JDK runs
  // code of its own, which is no business of the thread.

  private void body(ControlledThread t) {
    Scheduler.running = t;
    try {
      JdkThreads.runBody(t.thread);
      Ending.approach(t);
      next = Scheduler.end(t);
    } catch (Kill unwound) {
      // The execution is over.
    }
    Scheduler.running = null;
  }

  private void loop(Thread self) {
    if (active != self) {
      active = self;
    }
    try {
      mountInTurn(self);
    } finally {
      JdkThreads.setCurrent(self, self);
    }
    Scheduler.running = null;
    if (!Ending.over) {
      // The next has its stack on another carrier.
      ControlledThread pinned = next;
      if (self != harness) {
        // Before control passes on: whoever has it may take from the pool.
        spares.push((Carrier) self);
        passTo(pinned);
        return;
      }
      passTo(pinned);
      while (!harnessTurn) {
        UNSAFE.park(false, 0L);
      }
    } else if (self != harness) {
      spares.push((Carrier) self);
      wakeHarness();
    }
  }

  /**
   * Until the execution is over or the next thread is not to be run here. Between two of them the
   * carrier passes for the one before: nobody looks.
   */
  private void mountInTurn(Thread self) {
    while (!Ending.over && next.carrier == null) {
      ControlledThread t = next;
      JdkThreads.setCurrent(self, t.thread);
      ((Coroutine) t.continuation).mount();
    }
  }

  @Override
  public void transfer(ControlledThread from, ControlledThread to) {
    next = to;
    Scheduler.running = null;
    if (Coroutine.leave()) {
      Scheduler.running = from;
    } else {
      transferPinned(from, to);
    }
  }

  private void transferPinned(ControlledThread from, ControlledThread to) {
    Thread self = active;
    if (to == null && self == harness) {
      from.killed = true;
      Scheduler.running = from;
      return;
    }
    from.baton = false;
    from.carrier = self;
    if (self == harness) {
      pinnedOnHarness = from;
    }
    if (to == null) {
      Scheduler.running = null;
      wakeHarness();
    } else if (to.carrier != null) {
      passTo(to);
    } else {
      passToSpare();
    }
    while (!from.baton) {
      UNSAFE.park(false, 0L);
    }
    if (self == harness) {
      pinnedOnHarness = null;
    }
    from.carrier = null;
    active = self;
    Scheduler.running = from;
  }

  private void passTo(ControlledThread pinned) {
    Scheduler.running = pinned;
    Thread carrier = pinned.carrier;
    pinned.baton = true;
    UNSAFE.unpark(carrier);
  }

  private void passToSpare() {
    Scheduler.running = null;
    Carrier spare = spares.poll();
    if (spare == null) {
      spare = new Carrier();
      spare.start();
    }
    spare.turn = true;
    UNSAFE.unpark(spare);
  }

  private void wakeHarness() {
    ControlledThread below = pinnedOnHarness;
    if (below != null) {
      below.killed = true;
      passTo(below);
    } else {
      harnessTurn = true;
      UNSAFE.unpark(harness);
    }
  }

  /** Threads whose stacks lie on other carriers cannot be dropped: they unwind, one by one. */
  private void unwindPinned() {
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t.carrier != null) {
        t.killed = true;
        harnessTurn = false;
        passTo(t);
        while (!harnessTurn) {
          UNSAFE.park(false, 0L);
        }
      }
    }
    Scheduler.running = null;
  }

  @Override
  public StackTraceElement[] stackOf(ControlledThread t) {
    Thread carrier = t.carrier;
    return carrier != null ? carrier.getStackTrace() : ((Coroutine) t.continuation).getStackTrace();
  }

  @Override
  public String name() {
    return "continuation";
  }
}
