package dev.unravel.conformance;

import dev.unravel.conformance.programs.locks.ReentrantLockDeadlock;
import dev.unravel.conformance.programs.monitors.LockOrderDeadlock;
import dev.unravel.conformance.programs.threads.AssertionErrorInOneOrder;
import dev.unravel.conformance.programs.threads.ExitInOneOrder;
import dev.unravel.conformance.programs.threads.UncaughtExceptionInOneOrder;
import dev.unravel.conformance.programs.waiting.NotifyMayComeFirst;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import java.util.List;

/** A program for each sort of failure, and what a search finds in it. */
final class FailingPrograms {
  static final List<Class<?>> ALL =
      List.of(
          AssertionErrorInOneOrder.class,
          UncaughtExceptionInOneOrder.class,
          LockOrderDeadlock.class,
          ReentrantLockDeadlock.class,
          NotifyMayComeFirst.class,
          ExitInOneOrder.class);

  private FailingPrograms() {}

  static Trace find(Class<?> program, SharedWorker worker) {
    Job search =
        Job.find(worker.target(program.getName()), EngineSettings.random(1), 10_000, 0)
            .withFailOnTiming(true);
    return worker.run(search).found().orElseThrow();
  }
}
