package dev.unravel.launch.worker;

import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.util.function.Consumer;

/** A source of workers: a new JVM each time, or one that others have used before. */
public interface WorkerSource {
  /** New ones, for everything that is about the state that a JVM starts with. */
  WorkerSource NEW = WorkerProcess::start;

  /** A worker that has no job, started as in {@link WorkerProcess#start} or earlier. */
  WorkerProcess take(WorkerSetup setup, Target target, Settings settings, Consumer<String> log);

  /** Has a worker back that may be in the middle of its experiments, or lost. */
  default void giveBack(WorkerProcess worker) {
    worker.close();
  }
}
