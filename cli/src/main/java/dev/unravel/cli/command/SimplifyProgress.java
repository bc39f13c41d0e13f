package dev.unravel.cli.command;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.report.SimplifyReport;
import dev.unravel.diagnose.simplify.Cost;
import dev.unravel.diagnose.simplify.SimplifyListener;
import java.util.concurrent.TimeUnit;

/** Progress of a simplification, on the progress line. */
final class SimplifyProgress implements SimplifyListener {
  private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(100);

  private final Console console;
  private long shown = System.nanoTime();

  SimplifyProgress(Console console) {
    this.console = console;
  }

  @Override
  public void progress(String phase, long executions, Cost best) {
    long now = System.nanoTime();
    if (now - shown >= INTERVAL) {
      shown = now;
      console.working(
          String.join(
              ", ",
              "simplifying: " + Numbers.of(executions, "execution"),
              SimplifyReport.switches(best),
              phase));
    }
  }
}
