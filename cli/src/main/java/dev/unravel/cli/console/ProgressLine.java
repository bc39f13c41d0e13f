package dev.unravel.cli.console;

import dev.unravel.wire.Message;
import java.io.PrintStream;

/**
 * One line on a terminal that is written again and again. Elsewhere it is not written, unless
 * whoever started us wants to read lines.
 */
public final class ProgressLine {
  private static final String CLEAR = "\r\033[K";

  private final PrintStream err;
  private final boolean terminal;
  private final boolean lines = Environment.progressLines();
  private boolean shown;

  ProgressLine(PrintStream err, boolean terminal) {
    this.err = err;
    this.terminal = terminal;
  }

  void show(Message.Progress progress) {
    show(text(progress));
  }

  void show(String text) {
    if (terminal) {
      err.print(CLEAR + text);
      err.flush();
      shown = true;
    } else if (lines) {
      err.println("progress: " + text);
    }
  }

  void clear() {
    if (shown) {
      err.print(CLEAR);
      err.flush();
      shown = false;
    }
  }

  public static String text(Message.Progress progress) {
    long rate = progress.executions() * 1000 / Math.max(1, progress.millis());
    String phase = Printable.line(progress.phase());
    boolean replaying = phase.equals("replaying");
    boolean usual = phase.isEmpty() || phase.equals("searching") || replaying;
    return (replaying ? "replaying... " : "finding... ")
        + Numbers.of(progress.executions(), "execution")
        + ", "
        + Numbers.of(rate)
        + "/s, "
        + newOrders(progress)
        + progress.millis() / 1000
        + " s"
        + (usual ? "" : " (" + phase + ")");
  }

  private static String newOrders(Message.Progress progress) {
    return progress.distinctOrders() == 0
        ? ""
        : Numbers.percent(progress.distinctOrders(), progress.executions()) + " new orders, ";
  }
}
