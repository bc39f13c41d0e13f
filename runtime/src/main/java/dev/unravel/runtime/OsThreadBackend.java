package dev.unravel.runtime;

import jdk.internal.misc.Unsafe;

/**
 * Every thread of the target is an OS thread; all but one are parked. Control is a baton: whoever
 * has it runs. Used where there are no continuations (before JDK 24) and where a debugger must see
 * the threads.
 *
 * <p>Parks with {@code jdk.internal.misc.Unsafe}: {@code LockSupport} is hooked.
 */
final class OsThreadBackend implements Backend {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** How long a left-over thread gets to unwind before it is abandoned. */
  private static final long UNWIND_NANOS = 2_000_000_000L;

  private static final int MAX_KILLS = 200;

  private Thread harness;
  private volatile boolean back;

  @Override
  public void run(ControlledThread main) {
    harness = Thread.currentThread();
    back = false;
    main.thread.start();
    give(Scheduler.first());
    while (!back) {
      UNSAFE.park(false, 0L);
    }
    unwindLeftOvers();
  }

  @Override
  public boolean start(ControlledThread t) {
    if (!JdkThreads.isVirtual(t.thread)) {
      return false;
    }
    // Made and started as if nobody were watching: it is no thread of the target.
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      Thread carrier = new Thread(null, () -> runVirtual(t), "unravel-carrier", 0, false);
      carrier.setDaemon(true);
      t.carrier = carrier;
      carrier.start();
    } finally {
      Scheduler.running = running;
    }
    return true;
  }

  private void runVirtual(ControlledThread t) {
    Thread carrier = Thread.currentThread();
    JdkThreads.setCurrent(carrier, t.thread);
    try {
      begin(t.thread);
      JdkThreads.runBody(t);
    } catch (Kill unwound) {
      // Over.
    } finally {
      end(t.thread);
      JdkThreads.setCurrent(carrier, carrier);
    }
  }

  @Override
  public void transfer(ControlledThread from, ControlledThread to) {
    from.baton = false;
    if (to == null) {
      handBack();
    } else {
      give(to);
    }
    await(from);
  }

  private void give(ControlledThread t) {
    Scheduler.running = t;
    t.baton = true;
    Thread os = t.carrier;
    if (os != null) {
      UNSAFE.unpark(os);
    }
  }

  private void handBack() {
    Scheduler.running = null;
    back = true;
    UNSAFE.unpark(harness);
  }

  @Override
  public void begin(Thread thread) {
    ControlledThread t = Scheduler.byThread.get(thread);
    if (t == null || t.begun) {
      return;
    }
    t.begun = true;
    if (t.carrier == null) {
      t.carrier = thread;
    }
    await(t);
    if (t.killed) {
      throw Kill.INSTANCE;
    }
  }

  private void await(ControlledThread t) {
    while (!t.baton) {
      // A set interrupt flag would make park return at once: keep it aside.
      if (t.carrier == t.thread && Thread.interrupted()) {
        t.savedInterrupt = true;
      }
      UNSAFE.park(false, 0L);
    }
    if (t.savedInterrupt) {
      t.savedInterrupt = false;
      Threads.setFlag(t.thread, true);
    }
    if (t.killed && ++t.kills > MAX_KILLS) {
      abandon();
    }
  }

  /** It swallows every attempt to unwind it: it stays parked for the rest of this JVM's life. */
  static void abandon() {
    for (; ; ) {
      UNSAFE.park(false, 0L);
    }
  }

  @Override
  public void end(Thread thread) {
    ControlledThread t = Scheduler.byThread.get(thread);
    if (t == null || !t.begun || t.state == ControlledThread.State.ENDED) {
      return;
    }
    if (t.killed) {
      t.state = ControlledThread.State.ENDED;
      handBack();
      return;
    }
    ControlledThread next = Scheduler.end(t);
    if (next == null) {
      handBack();
    } else {
      give(next);
    }
  }

  private void unwindLeftOvers() {
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t.state == ControlledThread.State.ENDED) {
        continue;
      }
      t.killed = true;
      back = false;
      give(t);
      long end = System.nanoTime() + UNWIND_NANOS;
      while (!back && System.nanoTime() < end) {
        UNSAFE.park(false, 1_000_000L);
      }
    }
    Scheduler.running = null;
  }

  @Override
  public StackTraceElement[] stackOf(ControlledThread t) {
    Thread os = t.carrier;
    return os == null ? new StackTraceElement[0] : os.getStackTrace();
  }

  @Override
  public boolean keepsInterrupts() {
    return true;
  }

  @Override
  public String name() {
    return "os";
  }
}
