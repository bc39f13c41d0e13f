package dev.unravel.launch.usecase;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.request.StepRequest;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.step.DebugProxy;
import dev.unravel.wire.Job;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongConsumer;

/**
 * A worker that repeats an execution for a debugger, and the proxy between them. The replay is
 * compared with what was recorded like any other, so that nobody steps through something else.
 */
public final class SteppedReplay implements AutoCloseable {
  /** Somebody may look at one line for days. */
  private static final long NO_HANG_MILLIS = TimeUnit.DAYS.toMillis(10_000);

  private final DebugProxy proxy;
  private final WorkerProcess worker;
  private final CompletableFuture<ReplayResult> result = new CompletableFuture<>();

  private SteppedReplay(DebugProxy proxy, WorkerProcess worker) {
    this.proxy = proxy;
    this.worker = worker;
  }

  /**
   * Starts a worker and runs it to where a debugger may look at it.
   *
   * @param onStuck told the clock value at which no thread can act any more
   */
  public static SteppedReplay start(
      WorkerSetup setup, StepRequest request, RunListener listener, LongConsumer onStuck) {
    DebugProxy proxy = open(request.port());
    try {
      CompletableFuture<Void> attached = attach(proxy, onStuck);
      Job job = Job.step(request.trace()).withHangMillis(NO_HANG_MILLIS);
      WorkerProcess worker =
          WorkerProcess.start(
              setup.debugged(proxy.workerPort()), job.target(), job.settings(), listener::log);
      attached.join();
      SteppedReplay replay = new SteppedReplay(proxy, worker);
      replay.run(job, listener);
      if (!proxy.awaitStart(request.start())) {
        replay.explainEarlyEnd();
      }
      return replay;
    } catch (RuntimeException failed) {
      proxy.close();
      throw failed;
    }
  }

  private static DebugProxy open(int port) {
    try {
      return DebugProxy.open(port);
    } catch (IOException taken) {
      throw new UsageException(
          "cannot listen at port " + port + " (" + taken.getMessage() + "); use another --port");
    }
  }

  private static CompletableFuture<Void> attach(DebugProxy proxy, LongConsumer onStuck) {
    CompletableFuture<Void> attached = new CompletableFuture<>();
    daemon(
        () -> {
          try {
            proxy.attach(onStuck);
            attached.complete(null);
          } catch (IOException | RuntimeException failed) {
            attached.completeExceptionally(failed);
          }
        });
    return attached;
  }

  private static void daemon(Runnable body) {
    Thread thread = new Thread(body, "unravel-step");
    thread.setDaemon(true);
    thread.start();
  }

  private void run(Job job, RunListener listener) {
    daemon(
        () -> {
          long start = System.nanoTime();
          Repetitions repetitions = new Repetitions(listener);
          try (worker) {
            worker.run(job, repetitions);
            long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
            result.complete(repetitions.result(millis));
          } catch (RuntimeException failed) {
            result.completeExceptionally(failed);
          }
        });
  }

  private void explainEarlyEnd() {
    proxy.letGo();
    Optional<ReplayResult> came = resultWithin(Job.HANG_MILLIS);
    close();
    throw new LaunchException(
        "the replay ended before it came there"
            + came.flatMap(ReplayResult::divergence)
                .map(at -> ": it diverged at action " + at.clock())
                .orElse(""));
  }

  /** What stands between the worker and a debugger. */
  public DebugProxy proxy() {
    return proxy;
  }

  /** Lets the execution go on to its end and returns what came of it; empty if it does not end. */
  public Optional<ReplayResult> finish() {
    proxy.letGo();
    return resultWithin(Job.HANG_MILLIS);
  }

  private Optional<ReplayResult> resultWithin(long millis) {
    try {
      return Optional.of(result.get(millis, TimeUnit.MILLISECONDS));
    } catch (TimeoutException hangs) {
      return Optional.empty();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (java.util.concurrent.ExecutionException | CompletionException failed) {
      if (failed.getCause() instanceof RuntimeException known) {
        throw known;
      }
      throw new LaunchException("the replay failed", failed);
    }
  }

  @Override
  public void close() {
    worker.close();
    proxy.close();
  }
}
