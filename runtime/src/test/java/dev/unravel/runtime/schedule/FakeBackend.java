package dev.unravel.runtime.schedule;

import dev.unravel.runtime.jvm.Kill;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;

/** A backend as plain as can be: a thread for each thread, and a semaphore to wait at. */
public final class FakeBackend implements Backend {
  private final Map<ControlledThread, Semaphore> turns = new HashMap<>();
  private final Semaphore harness = new Semaphore(0);

  @Override
  public void run(ControlledThread main) {
    start(main);
    pass(Scheduler.first());
    harness.acquireUninterruptibly();
    for (int i = 0; i < Scheduler.threadCount; i++) {
      ControlledThread t = Scheduler.threads[i];
      if (t.state != ControlledThread.State.ENDED) {
        t.killed = true;
        pass(t);
        harness.acquireUninterruptibly();
      }
    }
    Scheduler.running = null;
  }

  @Override
  public boolean start(ControlledThread t) {
    Semaphore turn = new Semaphore(0);
    turns.put(t, turn);
    Thread carrier = new Thread(() -> carry(t, turn));
    carrier.setDaemon(true);
    t.carrier = carrier;
    t.identity = carrier;
    carrier.start();
    return true;
  }

  private void carry(ControlledThread t, Semaphore turn) {
    turn.acquireUninterruptibly();
    ControlledThread next = null;
    try {
      if (!t.killed) {
        t.thread.run();
        next = Scheduler.end(t);
      }
    } catch (Kill unwound) {
      // The execution is over.
    }
    pass(next);
  }

  @Override
  public void transfer(ControlledThread from, ControlledThread to) {
    Semaphore turn = turns.get(from);
    pass(to);
    turn.acquireUninterruptibly();
  }

  private void pass(ControlledThread to) {
    Scheduler.running = to;
    if (to == null) {
      harness.release();
    } else {
      turns.get(to).release();
    }
  }

  @Override
  public StackTraceElement[] stackOf(ControlledThread t) {
    return t.carrier.getStackTrace();
  }

  @Override
  public String name() {
    return "fake";
  }
}
