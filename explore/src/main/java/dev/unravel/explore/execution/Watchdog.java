package dev.unravel.explore.execution;

import dev.unravel.runtime.Execution;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;

/**
 * Notices when the target does not come back: code that is not controlled blocks, or loops without
 * an action. Such an execution cannot be ended from outside; the worker reports it and gives up its
 * JVM. On a busy machine code that has much to do needs long for it, so where the JVM has been
 * working all the while, the time is up only when it has had as much of a processor.
 */
public final class Watchdog extends Thread {
  private static final long TICK_MILLIS = 100;

  /** A JVM that uses less of a processor than this, in percent, is waiting. */
  private static final int IDLE_PERCENT = 3;

  /** However busy the machine, it does not take more times as long as it should. */
  private static final int LONGEST = 10;

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
    long workedBefore = -1;
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
        workedBefore = -1;
        continue;
      }
      long millis = (System.nanoTime() - since) / 1_000_000;
      if (workedBefore < 0 && millis > hangMillis / 10) {
        // From here on: what there is to do for a moment is no reason to ask the system.
        workedBefore = workedMillis();
      }
      if (millis > hangMillis && isOver(millis, workedMillis() - Math.max(0, workedBefore))) {
        onHang.accept(now, Execution.hang(harness));
        return;
      }
    }
  }

  private boolean isOver(long millis, long worked) {
    return worked * 100 < millis * IDLE_PERCENT
        || worked >= hangMillis * 9 / 10
        || millis > hangMillis * LONGEST;
  }

  /** Processor time of this JVM; a constant where the system does not tell. */
  private static long workedMillis() {
    return ProcessHandle.current().info().totalCpuDuration().map(Duration::toMillis).orElse(0L);
  }
}
