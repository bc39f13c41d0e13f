package dev.unravel.explore.execution;

import dev.unravel.runtime.Execution;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;

/**
 * Notices when the target does not come back: code that is not controlled blocks, or loops without
 * an action. Such an execution cannot be ended from outside; the worker reports it and gives up its
 * JVM.
 */
public final class Watchdog extends Thread {
  private static final long TICK_MILLIS = 100;

  private final Thread harness;
  private final long hangMillis;
  private final Runnable tick;
  private final BiConsumer<Settings, Outcome.Fail> onHang;

  // Written twice in every execution and read ten times a second: nobody waits for these writes.
  private final AtomicReference<Settings> running = new AtomicReference<>();
  private final AtomicLong execution = new AtomicLong();

  public Watchdog(
      Thread harness, long hangMillis, Runnable tick, BiConsumer<Settings, Outcome.Fail> onHang) {
    super("unravel-watchdog");
    setDaemon(true);
    this.harness = harness;
    this.hangMillis = hangMillis;
    this.tick = tick;
    this.onHang = onHang;
  }

  void begin(Settings settings) {
    execution.lazySet(execution.getPlain() + 1);
    running.lazySet(settings);
  }

  void end() {
    running.lazySet(null);
  }

  @Override
  public void run() {
    long seenExecution = -1;
    long seenClock = -1;
    long since = System.nanoTime();
    while (!isInterrupted()) {
      try {
        Thread.sleep(TICK_MILLIS);
      } catch (InterruptedException done) {
        return;
      }
      tick.run();
      Settings now = running.get();
      if (now == null || execution.get() != seenExecution || Execution.progress() != seenClock) {
        seenExecution = execution.get();
        seenClock = Execution.progress();
        since = System.nanoTime();
      } else if ((System.nanoTime() - since) / 1_000_000 > hangMillis) {
        onHang.accept(now, Execution.hang(harness));
        return;
      }
    }
  }
}
