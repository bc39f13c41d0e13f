package dev.unravel.cli.console;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.Terminal;
import dev.unravel.wire.Message;
import java.io.PrintStream;

/**
 * The console, where everything is printed while a command runs. Results go to standard output,
 * everything else to standard error; with {@code --json} the target's output is something else,
 * too.
 */
public final class Console implements RunListener {
  private final PrintStream out;
  private final PrintStream err;
  private final boolean json;
  private final boolean verbose;
  private final Style style;
  private final ProgressLine progress;

  /** Whether the target left its last line of standard output without an end. */
  private boolean inTargetsLine;

  public Console(PrintStream out, PrintStream err, CommonOptions options) {
    this.out = out;
    this.err = err;
    this.json = options.json;
    this.verbose = options.verbose;
    this.style = new Style(Environment.colours(options.noColor));
    this.progress = new ProgressLine(err, Terminal.isStandardError());
  }

  public Style style() {
    return style;
  }

  public boolean json() {
    return json;
  }

  /** A line of the result. */
  public synchronized void print(String line) {
    progress.clear();
    if (inTargetsLine) {
      out.println();
      inTargetsLine = false;
    }
    out.println(line);
  }

  /** Asks for the next command. */
  public synchronized void prompt() {
    if (Terminal.isStandardError()) {
      err.print("> ");
      err.flush();
    }
  }

  /** A line for the machine that runs us, which reads both streams. */
  public synchronized void annotation(String line) {
    progress.clear();
    (json ? err : out).println(line);
  }

  /** What is done now, for people. */
  public synchronized void working(String what) {
    progress.show(what + "...");
  }

  /** Takes the progress line away before the result is printed. */
  public synchronized void finished() {
    progress.clear();
  }

  @Override
  public synchronized void progress(Message.Progress now) {
    progress.show(now);
  }

  @Override
  public synchronized void note(String text) {
    progress.clear();
    err.println("note: " + Printable.line(text));
  }

  @Override
  public synchronized void output(Message.Output output) {
    progress.clear();
    PrintStream stream = output.error() || json ? err : out;
    // As it came: the target's bytes are nobody's text to escape.
    stream.write(output.bytes(), 0, output.bytes().length);
    stream.flush();
    if (stream == out && output.bytes().length > 0) {
      inTargetsLine = output.bytes()[output.bytes().length - 1] != '\n';
    }
  }

  @Override
  public synchronized void log(String line) {
    if (verbose) {
      progress.clear();
      err.println("log: " + Printable.detail(line));
    }
  }
}
