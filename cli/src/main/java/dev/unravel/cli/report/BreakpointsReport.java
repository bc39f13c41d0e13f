package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.launch.breakpoints.BreakpointFiles;
import dev.unravel.launch.breakpoints.BreakpointSet;
import dev.unravel.launch.breakpoints.BreakpointsRequest;
import dev.unravel.launch.breakpoints.BreakpointsResult;
import dev.unravel.launch.breakpoints.Rate;
import dev.unravel.report.Json;
import dev.unravel.trace.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Report on looking for breakpoints. */
public record BreakpointsReport(
    BreakpointsResult result, BreakpointsRequest request, BreakpointFiles files) {

  public int exitCode() {
    return result.reproduced() ? ExitCode.FAILURE_FOUND : ExitCode.INCONCLUSIVE;
  }

  public void print(Console console) {
    if (console.json()) {
      console.print(json());
      return;
    }
    List<String> lines = result.set().map(BreakpointSet::lines).orElse(List.of());
    console.print(
        result.reproduced()
            ? console.style().bad("WRITTEN " + Numbers.of(lines.size(), "breakpoint"))
            : "FAILED no breakpoints were found with which plain runs fail this way");
    lines.forEach(line -> console.print("          " + line));
    if (request.trace().outcome() instanceof Outcome.Fail fail) {
      console.print("failure   " + Printable.line(fail.signature().toString()));
    }
    console.print("with      " + runs(result.rate()) + ", hit in " + result.rate().hits());
    console.print("without   " + runs(result.plain()));
    console.print(
        "effort    "
            + Numbers.of(result.tried(), "set")
            + " of breakpoints tried, "
            + Numbers.seconds(result.millis() / 1000.0));
    files.file().ifPresent(file -> console.print("run       " + command(file)));
    files.test().ifPresent(file -> console.print("test      " + Printable.path(file)));
    files.patch().ifPresent(file -> console.print("patch     " + Printable.path(file)));
  }

  private static String runs(Rate rate) {
    return rate.failures() + " of " + Numbers.of(rate.runs(), "plain run") + " failed";
  }

  private static String command(Path file) {
    return "java -javaagent:unravel-agent.jar=breakpoints=" + Printable.path(file) + " ...";
  }

  String json() {
    return Json.text(
        json -> {
          json.beginObject()
              .field("verdict", result.reproduced() ? "written" : "failed")
              .field("breakpoints", result.set().map(set -> set.meetings().size()).orElse(0))
              .field("runs", result.rate().runs())
              .field("hitRate", Numbers.rounded(result.rate().hitRate()))
              .field("failureRate", Numbers.rounded(result.rate().failureRate()))
              .field("plainFailureRate", Numbers.rounded(result.plain().failureRate()));
          path("file", files.file(), json);
          path("test", files.test(), json);
          path("patch", files.patch(), json);
          ResultJson.failure(request.trace().outcome(), json);
          json.field("seconds", Numbers.rounded(result.millis() / 1000.0)).endObject();
        });
  }

  private static void path(String name, Optional<Path> file, Json json) {
    json.field(name, file.map(Path::toString).orElse(""));
  }
}
