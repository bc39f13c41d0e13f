package dev.unravel.launch.usecase;

import dev.unravel.diagnose.Laboratory;
import dev.unravel.diagnose.simplify.Cost;
import dev.unravel.diagnose.simplify.NotShownException;
import dev.unravel.diagnose.simplify.Simplification;
import dev.unravel.diagnose.simplify.Simplifier;
import dev.unravel.diagnose.simplify.SimplifyLimits;
import dev.unravel.diagnose.simplify.SimplifyListener;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.NotesOnce;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.folder.BestSoFar;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.launch.request.SimplifyRequest;
import dev.unravel.launch.request.SimplifyResult;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Message;
import java.util.concurrent.TimeUnit;

/**
 * Simplifies a trace in a worker, and repeats the result in a new JVM. Whatever is best is on disk
 * at any time, so that Ctrl-C, or a worker that dies, loses nothing.
 */
public final class Simplify {
  private final WorkerSetup setup;
  private final SimplifyRequest request;
  private final RunListener listener;
  private final SimplifyListener progress;
  private final long start = System.nanoTime();

  private Simplify(
      WorkerSetup setup, SimplifyRequest request, RunListener listener, SimplifyListener progress) {
    this.setup = setup;
    this.request = request;
    this.listener = new NotesOnce(listener);
    this.progress = progress;
  }

  /**
   * Simplifies.
   *
   * @param listener hears notes
   * @param progress hears how far it is
   */
  public static SimplifyResult run(
      WorkerSetup setup, SimplifyRequest request, RunListener listener, SimplifyListener progress) {
    return new Simplify(setup, request, listener, progress).run();
  }

  /** Simplifies in a laboratory that is open already. */
  static Simplification in(
      Laboratory laboratory, Trace trace, SimplifyLimits limits, SimplifyListener progress)
      throws NotShownException {
    return new Simplifier(laboratory, trace, limits, progress).run();
  }

  private SimplifyResult run() {
    try (BestSoFar best = new BestSoFar(request, listener)) {
      Simplification simplest = simplify(best);
      best.better(simplest.trace());
      Confirmation confirmation =
          Confirmation.of(simplest.trace(), setup, request.hangMillis(), new RunListener() {});
      long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
      return new SimplifyResult(simplest, best.file(), millis, confirmation.divergence());
    }
  }

  private Simplification simplify(BestSoFar best) {
    Progress heard = new Progress(best);
    try (WorkerLaboratory laboratory =
        new WorkerLaboratory(
            setup.forAtMost(request.limits().maxMillis()),
            request.trace(),
            request.hangMillis(),
            heard)) {
      try {
        return in(laboratory, request.trace(), request.limits(), heard);
      } catch (WorkerLostException | LaunchException lost) {
        if (best.trace().isEmpty()) {
          throw lost;
        }
        Trace trace = best.trace().get();
        return Simplification.cutShort(
            trace, request.trace(), laboratory.executions(), lost.getMessage());
      }
    } catch (NotShownException gone) {
      throw new LaunchException(
          gone.getMessage() + "; unravel replay " + request.file() + " says what differs");
    }
  }

  /** The progress of worker and algorithm, put together. */
  private final class Progress implements RunListener, SimplifyListener {
    private final BestSoFar best;
    private String phase = "";
    private long executions;
    private Cost cost = Cost.of(request.trace());

    Progress(BestSoFar best) {
      this.best = best;
    }

    @Override
    public void better(Trace trace) {
      best.better(trace);
      listener.log(phase + ", execution " + executions + ": " + Cost.of(trace));
    }

    @Override
    public void progress(String now, long done, Cost least) {
      phase = now;
      executions = done;
      cost = least;
      progress.progress(phase, executions, cost);
    }

    @Override
    public void progress(Message.Progress worker) {
      progress.progress(phase, worker.executions(), cost);
    }

    @Override
    public void note(String text) {
      listener.note(text);
    }

    @Override
    public void log(String line) {
      listener.log(line);
    }
  }
}
