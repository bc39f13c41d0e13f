package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Numbers;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.report.Json;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.Optional;

/** Messages to somebody who steps through an execution, besides what the debugger shows. */
public record StepReport(Trace trace, Path file, Console console) {

  /** The execution stands still, and a debugger may connect. */
  public void ready(int port) {
    console.note("waiting for a debugger at 127.0.0.1:" + port);
    console.note("for example: jdb -attach 127.0.0.1:" + port);
  }

  /** No thread can act any more. */
  public void stuck(long clock) {
    String what =
        trace.outcome() instanceof Outcome.Fail fail ? fail.signature().toString() : "stuck";
    console.note("nothing can go on after action " + Numbers.of(clock) + ": " + what);
    console.note("the threads stay where they are for you to look at");
  }

  /** The debugger has left, or the execution is over. */
  public int over(Optional<ReplayResult> result) {
    if (result.isEmpty()) {
      String busy = "left while the target was busy";
      if (console.json()) {
        console.print(
            Json.text(
                json ->
                    json.beginObject()
                        .field("verdict", "inconclusive")
                        .field("message", busy)
                        .endObject()));
      } else {
        console.note(busy);
      }
      return ExitCode.INCONCLUSIVE;
    }
    ReplayReport report = new ReplayReport(result.get(), file, trace, false);
    if (console.json()) {
      report.print(console);
    } else {
      report.printVerdict(console);
    }
    return report.exitCode();
  }
}
