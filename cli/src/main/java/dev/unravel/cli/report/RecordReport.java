package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.launch.usecase.Record;
import dev.unravel.report.Json;
import dev.unravel.trace.Inputs;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.file.TraceHash;
import java.util.Optional;

/**
 * Report on a recorded run, for people and for programs.
 *
 * @param recorded the run
 */
public record RecordReport(Record.Recorded recorded) {

  public int exitCode() {
    Outcome outcome = recorded.trace().outcome();
    if (outcome instanceof Outcome.Unresolved) {
      return ExitCode.INCONCLUSIVE;
    }
    return outcome.failed() ? ExitCode.FAILURE_FOUND : ExitCode.NOTHING_FOUND;
  }

  public void print(Console console) {
    if (console.json()) {
      console.print(Json.text(this::write));
      return;
    }
    Outcome outcome = recorded.trace().outcome();
    if (outcome instanceof Outcome.Fail fail) {
      console.print(
          console.style().bad("FAILED") + " " + Printable.line(fail.signature().toString()));
      FailureText.lines(fail).forEach(console::print);
    } else if (outcome instanceof Outcome.Unresolved unresolved) {
      console.print(
          console.style().doubtful("INCONCLUSIVE") + " " + Printable.line(unresolved.reason()));
    } else {
      console.print(console.style().good("PASSED") + " the target did not fail");
    }
    String path = Printable.path(recorded.file());
    console.print("  recorded  " + effort());
    inputs().ifPresent(inputs -> console.print("  inputs    " + describe(inputs)));
    console.print("  trace     " + path);
    console.print("");
    console.print("next: unravel replay " + path);
    console.print("      unravel show --at CLOCK " + path);
  }

  private Optional<Inputs> inputs() {
    return recorded.trace().recording().map(recording -> recording.inputs());
  }

  private String effort() {
    return FailureText.statistics(recorded.trace())
        + " in "
        + Numbers.seconds(recorded.millis() / 1000.0)
        + ", hash "
        + TraceHash.digits(recorded.hash());
  }

  private String describe(Inputs inputs) {
    return String.join(
        ", ",
        Numbers.of(inputs.readings(), "reading") + " of the clock",
        Numbers.of(inputs.environment().size(), "environment variable"),
        Numbers.of(inputs.properties().size(), "property").replace("propertys", "properties"),
        Numbers.of(recorded.trace().target().standardInput().length, "byte") + " of input");
  }

  private void write(Json json) {
    double seconds = recorded.millis() / 1000.0;
    json.beginObject().field("verdict", ExitCode.verdict(exitCode()));
    if (recorded.trace().outcome() instanceof Outcome.Unresolved unresolved) {
      json.field("message", unresolved.reason());
    }
    ResultJson.failure(recorded.trace().outcome(), json);
    ResultJson.effort(1, seconds, seconds == 0 ? 0 : 1 / seconds, json);
    json.field("strategy", recorded.trace().settings().strategy());
    ResultJson.trace(recorded.file(), recorded.trace(), json);
    json.field("hash", TraceHash.digits(recorded.hash()));
    inputs()
        .ifPresent(
            inputs ->
                json.name("inputs")
                    .beginObject()
                    .field("clockReadings", inputs.readings())
                    .field("environmentVariables", (long) inputs.environment().size())
                    .field("properties", (long) inputs.properties().size())
                    .field(
                        "standardInputBytes",
                        (long) recorded.trace().target().standardInput().length)
                    .endObject());
    json.endObject();
  }
}
