package dev.unravel.runtime.schedule;

import dev.unravel.runtime.place.Sites;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import java.util.ArrayList;
import java.util.List;

/** Runs threads under the scheduler, with nothing around it. */
public final class Core {
  static final long MILLI = 1_000_000;

  /** The place where a spinning thread looks. */
  static final int LOOK = site("look");

  static final int PLACE = site("place");

  final FakeObserver observer = new FakeObserver();
  private long maxActions = 1_000_000;

  private static int site(String member) {
    return Sites.addAccess(
        new Location("Target", "run", "Target.java", 1), "", member, false, true);
  }

  Core maxActions(long most) {
    maxActions = most;
    return this;
  }

  /** Runs main, which may {@link #start} others. */
  void run(Strategy strategy, Runnable main) {
    run(observer, maxActions, strategy, main);
  }

  /** The same with an observer that does more than to listen. */
  public static void run(Observer observer, long maxActions, Strategy strategy, Runnable main) {
    Scheduler.observer = observer;
    Scheduler.backend = new FakeBackend();
    Limits limits =
        new Limits(0, 1_000 * MILLI, false, maxActions, false, true, false, 1, List.of(), false);
    VirtualTime.reset(0, null);
    Scheduler.reset(strategy, limits, null, null);
    Scheduler.backend.run(Scheduler.register(new Thread(null, main, "main"), null));
  }

  public static ControlledThread start(Runnable body) {
    ControlledThread c = Scheduler.running;
    Thread thread = new Thread(null, body, "");
    thread.setDaemon(false);
    ControlledThread t = Scheduler.register(thread, c);
    Scheduler.mark(c, Operation.START, Sites.START, thread);
    Scheduler.backend.start(t);
    return t;
  }

  public static void act(Operation operation, Object object) {
    Scheduler.point(Scheduler.running, operation, PLACE, object);
  }

  public static void look(Object object) {
    Scheduler.point(Scheduler.running, Operation.READ, LOOK, object);
  }

  public static void sleep(long nanos) {
    ControlledThread c = Scheduler.running;
    Scheduler.announce(c, Operation.SLEEP, Sites.SLEEP, null);
    Deadlines.block(c, ControlledThread.State.SLEEPING, VirtualTime.after(nanos));
    Scheduler.suspend(c);
  }

  /** For ever, unless somebody wakes it. */
  public static void park() {
    ControlledThread c = Scheduler.running;
    Scheduler.announce(c, Operation.PARK, Sites.PARK, null);
    Deadlines.block(c, ControlledThread.State.PARKED, ControlledThread.NEVER);
    Scheduler.suspend(c);
  }

  /** The schedule of the last execution: thread, number of actions, ! after a preemption. */
  public static List<String> schedule() {
    List<String> intervals = new ArrayList<>();
    IntervalLog log = Scheduler.log;
    for (int i = 0; i < log.count(); i++) {
      intervals.add(log.thread(i) + "x" + log.actions(i) + (log.preempted(i) ? "!" : ""));
    }
    return intervals;
  }
}
