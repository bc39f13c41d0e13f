package dev.unravel.cli.command;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.report.SimplifyReport;
import dev.unravel.diagnose.simplify.Cost;
import dev.unravel.launch.DiagnosisListener;
import dev.unravel.wire.Message;
import java.util.concurrent.TimeUnit;

/** Progress of a diagnosis, on the progress line. */
final class RunProgress implements DiagnosisListener {
  private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(100);

  private final Console console;
  private String phase = "";
  private long shown = System.nanoTime();

  RunProgress(Console console) {
    this.console = console;
  }

  @Override
  public void phase(String word) {
    phase = word;
    console.working(word);
    console.log(word);
  }

  @Override
  public void simplifying(long executions, Cost best) {
    show(phase + ": " + count(executions) + ", " + SimplifyReport.switches(best));
  }

  @Override
  public void progress(Message.Progress progress) {
    show(phase + ": " + count(progress.executions()));
  }

  private static String count(long executions) {
    return Numbers.of(executions, "execution");
  }

  private void show(String text) {
    long now = System.nanoTime();
    if (now - shown >= INTERVAL) {
      shown = now;
      console.working(text);
    }
  }

  @Override
  public void note(String text) {
    console.note(text);
  }

  @Override
  public void log(String line) {
    console.log(line);
  }
}
