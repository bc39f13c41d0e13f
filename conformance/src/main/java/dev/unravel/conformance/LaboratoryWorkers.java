package dev.unravel.conformance;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.launch.worker.Patience;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.launch.worker.WorkerSource;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Experiment;
import dev.unravel.wire.Message;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Workers that run experiments or prove for one program after another; to start one takes longer
 * than most of that does.
 */
public final class LaboratoryWorkers implements WorkerSource, AutoCloseable {
  private static final long HANG_MILLIS = 10_000;

  private record Shape(WorkerSetup setup, List<String> jvmOptions) {}

  private final Map<Shape, Deque<WorkerProcess>> free = new HashMap<>();
  private final Map<WorkerProcess, Shape> taken = new HashMap<>();

  /** A laboratory that starts from a recorded execution. */
  public WorkerLaboratory laboratory(Trace trace, WorkerSetup setup) {
    return new WorkerLaboratory(setup, this, trace, HANG_MILLIS, new RunListener() {});
  }

  @Override
  public WorkerProcess take(
      WorkerSetup setup, Target target, Settings settings, Consumer<String> log) {
    Shape shape = new Shape(setup, target.jvmOptions());
    WorkerProcess worker = free.computeIfAbsent(shape, each -> new ArrayDeque<>()).poll();
    if (worker == null) {
      worker = WorkerProcess.start(setup, target, settings, log);
    }
    taken.put(worker, shape);
    return worker;
  }

  /** One that could not see everything would go on to say so, of other programs. */
  @Override
  public void giveBack(WorkerProcess worker) {
    Shape shape = taken.remove(worker);
    if (worker.blind().isEmpty() && ends(worker)) {
      free.get(shape).add(worker);
    } else {
      worker.close();
    }
  }

  private static boolean ends(WorkerProcess worker) {
    try {
      worker.ask(
          new Experiment.End(), Message.Done.class, new Patience(HANG_MILLIS, 0), message -> {});
      return true;
    } catch (WorkerLostException | LaunchException gone) {
      return false;
    }
  }

  @Override
  public void close() {
    free.values().forEach(workers -> workers.forEach(WorkerProcess::close));
    free.clear();
  }
}
