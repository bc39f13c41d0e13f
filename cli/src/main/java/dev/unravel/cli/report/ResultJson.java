package dev.unravel.cli.report;

import dev.unravel.cli.console.Numbers;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.report.Json;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Stall;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceStatistics;
import dev.unravel.wire.Divergence;
import java.nio.file.Path;

/** The parts that the results of commands have in common. */
final class ResultJson {
  private ResultJson() {}

  static void failure(Outcome outcome, Json json) {
    if (outcome instanceof Outcome.Fail fail) {
      json.name("failure")
          .beginObject()
          .field("kind", fail.signature().kind().word())
          .field("signature", fail.signature().toString())
          .field("message", fail.message());
      fail.stall().ifPresent(stall -> stall(stall, json));
      json.endObject();
    }
  }

  private static void stall(Stall stall, Json json) {
    json.name("heldUp")
        .beginObject()
        .field("thread", stall.thread())
        .field("millis", stall.millis())
        .endObject();
  }

  static void effort(long executions, double seconds, double perSecond, Json json) {
    json.field("executions", executions)
        .field("seconds", Numbers.rounded(seconds))
        .field("executionsPerSecond", Numbers.rounded(perSecond));
  }

  static void trace(Path file, Trace trace, Json json) {
    TraceStatistics statistics = TraceStatistics.of(trace);
    json.field("trace", file.toString())
        .field("actions", statistics.actions())
        .field("threads", statistics.threads())
        .field("switches", statistics.switches())
        .field("preemptions", statistics.preemptions());
  }

  /** A trace that a search has found, and where its confirmation differed. */
  static void found(FoundTrace found, Json json) {
    trace(found.file(), found.trace(), json);
    found.divergence().ifPresent(divergence -> divergence(divergence, json));
  }

  static void divergence(Divergence divergence, Json json) {
    json.name("divergence")
        .beginObject()
        .field("clock", divergence.clock())
        .field("expected", divergence.expected())
        .field("came", divergence.came())
        .endObject();
  }
}
