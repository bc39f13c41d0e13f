package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.report.DifferenceText;
import dev.unravel.report.Json;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Divergence;
import java.nio.file.Path;

/**
 * Report on a replay, for people and for programs.
 *
 * @param result what it came to
 * @param file the trace file
 * @param recorded what is in it
 * @param why whether to tell what led two executions apart
 */
public record ReplayReport(ReplayResult result, Path file, Trace recorded, boolean why) {

  public int exitCode() {
    return switch (result.verdict()) {
      case REPRODUCED -> ExitCode.FAILURE_FOUND;
      case PASSED -> ExitCode.NOTHING_FOUND;
      case DIVERGED -> ExitCode.TOOL_ERROR;
    };
  }

  public void print(Console console) {
    if (console.json()) {
      console.print(Json.text(this::write));
      return;
    }
    printVerdict(console);
    console.print("  replay    " + effort());
  }

  void printVerdict(Console console) {
    switch (result.verdict()) {
      case REPRODUCED -> reproduced((Outcome.Fail) result.trace().outcome(), console);
      case PASSED -> console.print(console.style().good("PASSED") + " the target did not fail");
      case DIVERGED -> diverged(result.divergence().orElseThrow(), console);
    }
  }

  private static void reproduced(Outcome.Fail fail, Console console) {
    String signature = Printable.line(fail.signature().toString());
    console.print(console.style().bad("REPRODUCED") + " " + signature);
    FailureText.lines(fail).forEach(console::print);
  }

  private void diverged(Divergence divergence, Console console) {
    console.print(
        console.style().doubtful("DIVERGED") + " at action " + Numbers.of(divergence.clock()));
    console.print("  expected  " + Printable.line(divergence.expected()));
    console.print("  came      " + Printable.line(divergence.came()));
    if (!recorded.jdk().equals(result.trace().jdk())) {
      console.print(
          "            recorded on JDK "
              + Printable.line(recorded.jdk())
              + ", replayed on "
              + Printable.line(result.trace().jdk())
              + "; --jdk HOME chooses");
    }
    if (why) {
      new DifferenceText(recorded, result.trace(), divergence.clock())
          .lines()
          .forEach(line -> console.print(Printable.line(line)));
    }
  }

  private String effort() {
    return Numbers.of(result.repetitions(), "time")
        + " in "
        + Numbers.seconds(result.millis() / 1000.0)
        + ", "
        + FailureText.statistics(result.trace())
        + ", hash "
        + TraceHash.digits(result.hash());
  }

  private void write(Json json) {
    double seconds = result.millis() / 1000.0;
    double perSecond = seconds == 0 ? 0 : result.repetitions() / seconds;
    json.beginObject().field("verdict", result.verdict().word());
    ResultJson.failure(result.trace().outcome(), json);
    ResultJson.effort(result.repetitions(), seconds, perSecond, json);
    json.field("strategy", "replay");
    ResultJson.trace(file, result.trace(), json);
    json.field("hash", TraceHash.digits(result.hash()));
    result.divergence().ifPresent(divergence -> ResultJson.divergence(divergence, json));
    json.endObject();
  }
}
