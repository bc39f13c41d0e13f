package dev.unravel.benchmarks.speed;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.function.DoubleSupplier;

/** Looks at a figure every second and keeps the highest. */
final class Sampler implements AutoCloseable {
  private final DoubleAccumulator most = new DoubleAccumulator(Math::max, 0);
  private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();

  Sampler(DoubleSupplier figure) {
    clock.scheduleWithFixedDelay(
        () -> most.accumulate(figure.getAsDouble()), 0, 1, TimeUnit.SECONDS);
  }

  double most() {
    return most.get();
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
