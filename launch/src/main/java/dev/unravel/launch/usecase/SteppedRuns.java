package dev.unravel.launch.usecase;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.StepRequest;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.step.DebugProxy;
import dev.unravel.step.console.StepConsole;
import java.util.OptionalLong;
import java.util.function.LongConsumer;

/** Replays of one execution, one after the other, for somebody who steps back and forth. */
public final class SteppedRuns implements StepConsole.Runs, AutoCloseable {
  private final WorkerSetup setup;
  private final StepRequest request;
  private final RunListener listener;
  private final LongConsumer onStuck;
  private SteppedReplay current;

  public SteppedRuns(
      WorkerSetup setup, StepRequest request, RunListener listener, LongConsumer onStuck) {
    this.setup = setup;
    this.request = request;
    this.listener = listener;
    this.onStuck = onStuck;
  }

  @Override
  public DebugProxy start(OptionalLong clock) {
    close();
    StepRequest next = new StepRequest(request.trace(), 0, clock);
    current = SteppedReplay.start(setup, next, listener, onStuck);
    return current.proxy();
  }

  @Override
  public void close() {
    if (current != null) {
      current.close();
      current = null;
    }
  }
}
