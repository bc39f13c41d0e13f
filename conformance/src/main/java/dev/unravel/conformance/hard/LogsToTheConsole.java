package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.logging.Logger;

/** The console handler of java.util.logging, with its formatter. */
@Outcomes("done")
public final class LogsToTheConsole {
  public static void main(String[] args) throws Exception {
    Logger logger = Logger.getLogger("hard.console");
    Thread t = new Thread(() -> logger.warning("from the thread"));
    t.start();
    logger.warning("from main");
    t.join();
    System.out.println("done");
  }
}
