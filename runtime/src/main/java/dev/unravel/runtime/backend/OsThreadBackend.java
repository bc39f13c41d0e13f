package dev.unravel.runtime.backend;

import dev.unravel.runtime.jvm.JdkThreads;
import dev.unravel.runtime.jvm.Kill;
import dev.unravel.runtime.schedule.Backend;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Ending;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.schedule.Stepping;
import dev.unravel.runtime.schedule.Turn;
import java.util.ArrayDeque;
import jdk.internal.vm.annotation.DontInline;

/**
 * Every thread of the target runs on an OS thread of its own; all but one are parked. Control is a
 * baton: whoever has it runs. Used where there are no continuations (before JDK 24) and where a
 * debugger must see the threads.
 *
 * <p>The first thread, main, needs none: it runs on the one that runs the executions, the harness,
 * which has nothing else to do meanwhile. That saves two of the hand-overs of every execution. A
 * thread there must be unwound before the harness can go on, and one that catches everything may
 * refuse; so main is carried like the others at first, and from when it has once been hard to
 * unwind.
 *
 * <p>Starting an OS thread costs more than a whole execution otherwise does, so they come from a
 * pool: a thread of the target is never really started, a carrier runs its body. What {@code
 * Thread.currentThread()} says is switched along where the JDK can (from 21 on); before, calls to
 * it are replaced, see {@code ThreadHooks.currentThread}. So they are under a debugger: the JVM's
 * debugging interface does not stand a thread that is current without ever having been started.
 * What a debugger shows are then the carriers, which go by the names of their passengers.
 */
public final class OsThreadBackend implements Backend {
  /** How long a left-over thread gets to unwind before it is abandoned. */
  private static final long UNWIND_NANOS = 2_000_000_000L;

  private static final int MAX_KILLS = 200;

  /** What a carrier without a passenger is called. */
  private static final String SPARE = "unravel-carrier";

  /** As many handlers on a stack may stand in the way of a thread that unwinds without harm. */
  private static final int EASY_KILLS = 16;

  /** Executions after which main is trusted to come to its end. */
  private static final int TRIED = 2;

  /** An OS thread that runs one thread of the target after another. */
  private final class Carrier extends Thread {
    final Turn turn = new Turn(this);

    /** Who to run when its turn comes. */
    ControlledThread passenger;

    Carrier() {
      super(null, null, SPARE, 0, false);
      setDaemon(true);
    }

    @Override
    public void run() {
      for (; ; ) {
        turn.await(false);
        awaitGiver();
        carry(passenger);
      }
    }

    private void carry(ControlledThread t) {
      ControlledThread next = t.killed ? null : runOn(this, t);
      t.state = ControlledThread.State.ENDED;
      Scheduler.running = null;
      passenger = null;
      if (Stepping.on()) {
        setName(SPARE);
      }
      // From here on this carrier may be picked again: whoever gets the baton starts threads.
      spares.push(this);
      if (next == null) {
        handBack();
      } else {
        give(next);
      }
    }
  }

  /** Whether {@code Thread.currentThread()} is switched along. */
  private final boolean setsCurrent;

  /** Touched by the holder of the baton only. */
  private final ArrayDeque<Carrier> spares = new ArrayDeque<>();

  private Turn harness;

  /** Who gave the baton away last, where a debugger looks on. */
  private volatile Thread giver;

  /** The thread whose stack lies on the harness, if any. */
  private ControlledThread onHarness;

  /** In how many executions main has come to its end in good time; negative if it once did not. */
  private int easyEnds;

  public OsThreadBackend(boolean debugged) {
    setsCurrent = JdkThreads.CAN_SET_CURRENT && !debugged;
  }

  @Override
  public void run(ControlledThread main) {
    harness = new Turn(Thread.currentThread());
    if (easyEnds >= TRIED && !Stepping.on()) {
      ride(main);
    } else {
      start(main);
      give(Scheduler.first());
      harness.await(false);
    }
    unwindLeftOvers();
    boolean easy = main.state == ControlledThread.State.ENDED && main.kills <= EASY_KILLS;
    easyEnds = easy ? easyEnds + 1 : Integer.MIN_VALUE;
  }

  /** Runs main here, and waits for the others. */
  private void ride(ControlledThread main) {
    Thread self = Thread.currentThread();
    ClassLoader loader = self.getContextClassLoader();
    JdkThreads.markStarted(main.thread);
    board(main, self, harness);
    onHarness = main;
    Scheduler.first();
    Scheduler.running = main;
    ControlledThread next = runOn(self, main);
    onHarness = null;
    main.state = ControlledThread.State.ENDED;
    Scheduler.running = null;
    self.setContextClassLoader(loader);
    if (next != null) {
      give(next);
      harness.await(false);
    }
  }

  /**
   * Runs the body of a thread.
   *
   * @return who acts next, or null if the execution is over
   */
  @DontInline
  private ControlledThread runOn(Thread carrier, ControlledThread t) {
    if (setsCurrent) {
      JdkThreads.setCurrent(carrier, t.thread);
      JdkThreads.clearScopedValues();
    } else {
      carrier.setContextClassLoader(t.thread.getContextClassLoader());
    }
    try {
      return act(t);
    } catch (Kill unwound) {
      return null;
    } finally {
      if (setsCurrent) {
        JdkThreads.setCurrent(carrier, carrier);
      }
    }
  }

  /**
   * To the compiler the current thread is the same all through a method and what is inlined into
   * it. So nothing that asks for it may be inlined where it changes, nor the change where somebody
   * has asked.
   */
  @DontInline
  private static ControlledThread act(ControlledThread t) {
    Stepping.acts(t);
    JdkThreads.runBody(t.thread);
    Ending.approach(t);
    return Scheduler.end(t);
  }

  private void board(ControlledThread t, Thread carrier, Turn turn) {
    t.carrier = carrier;
    t.turn = turn;
    t.identity = setsCurrent ? t.thread : carrier;
  }

  @Override
  public boolean start(ControlledThread t) {
    JdkThreads.markStarted(t.thread);
    Carrier carrier;
    // As if nobody were watching: a carrier is no thread of the target.
    Object token = Control.leave();
    try {
      // A debugger must hear of each thread's start, so there none is used twice.
      carrier = Stepping.on() ? null : spares.poll();
      boolean isNew = carrier == null;
      if (isNew) {
        carrier = new Carrier();
      }
      if (Stepping.on()) {
        carrier.setName(t.javaName());
      }
      if (isNew) {
        carrier.start();
      }
    } finally {
      Control.resume(token);
    }
    board(t, carrier, carrier.turn);
    carrier.passenger = t;
    return true;
  }

  @Override
  public void transfer(ControlledThread from, ControlledThread to) {
    if (to == null && from == onHarness) {
      from.killed = true;
      return;
    }
    // Asked before control passes on: from then on it is for others to change.
    boolean mayBeNext = from.slot >= 0 && !Stepping.on();
    if (to == null) {
      handBack();
    } else {
      give(to);
    }
    from.turn.await(mayBeNext);
    awaitGiver();
    if (from.killed && ++from.kills > MAX_KILLS) {
      Kill.abandon();
    }
  }

  private void give(ControlledThread t) {
    Scheduler.running = t;
    if (Stepping.on()) {
      giver = Thread.currentThread();
    }
    t.turn.give();
  }

  /** A debugger that stops all threads is to find none but the one that acts on its way. */
  private void awaitGiver() {
    while (Stepping.on() && giver != null && !JdkThreads.isParked(giver)) {
      Thread.onSpinWait();
    }
  }

  private void handBack() {
    ControlledThread main = onHarness;
    if (main != null) {
      main.killed = true;
    }
    Scheduler.running = main;
    harness.give();
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
