package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** java.util.logging in two threads loses no record. */
@Outcomes("4")
public final class LogsInThreads {
  private static final class Counter extends Handler {
    private int records;

    @Override
    public synchronized void publish(LogRecord record) {
      records++;
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  public static void main(String[] args) throws Exception {
    Logger logger = Logger.getLogger("hard.logging");
    logger.setUseParentHandlers(false);
    Counter counter = new Counter();
    logger.addHandler(counter);
    Runnable twice =
        () -> {
          logger.info("one");
          logger.log(Level.WARNING, "two {0}", 2);
        };
    Thread t = new Thread(twice);
    t.start();
    twice.run();
    t.join();
    logger.removeHandler(counter);
    System.out.println(counter.records);
  }
}
