package dev.unravel.cli.report;

import dev.unravel.diagnose.isolate.IsolationResult;
import dev.unravel.diagnose.isolate.Place;
import dev.unravel.diagnose.isolate.SwitchDifference;
import dev.unravel.launch.request.IsolateRequest;
import dev.unravel.launch.request.IsolateResult;
import dev.unravel.report.Json;
import dev.unravel.trace.Trace;
import java.nio.file.Path;

/** Report on isolating, for programs. */
final class IsolateJson {
  private IsolateJson() {}

  static void write(IsolateResult result, IsolateRequest request, Json json) {
    json.beginObject();
    if (result.isolation() instanceof IsolationResult.NotIsolated not) {
      json.field("verdict", "inconclusive").field("message", not.reason());
    } else {
      json.field("verdict", "isolated");
    }
    IsolationResult.Isolated isolated =
        result.isolation() instanceof IsolationResult.Isolated some ? some : null;
    if (isolated != null) {
      ResultJson.failure(isolated.failing().outcome(), json);
    }
    double seconds = result.millis() / 1000.0;
    double perSecond = seconds == 0 ? 0 : result.executions() / seconds;
    ResultJson.effort(result.executions(), seconds, perSecond, json);
    if (isolated != null) {
      write(isolated, request, json);
    }
    result.divergence().ifPresent(divergence -> ResultJson.divergence(divergence, json));
    json.endObject();
  }

  private static void write(IsolationResult.Isolated isolated, IsolateRequest request, Json json) {
    trace("failing", request.failingFile(), isolated.failing(), json);
    trace("passing", request.passingFile(), isolated.passing(), json);
    narrowed(isolated, json);
  }

  /** What is left of the difference, and how it was narrowed down. */
  static void narrowed(IsolationResult.Isolated isolated, Json json) {
    IsolationResult.Effort effort = isolated.effort();
    json.field("differences", effort.differences())
        .field("left", effort.left())
        .field("tests", effort.tests())
        .field("fuzzed", effort.fuzzed())
        .field("minimal", effort.minimal())
        .field("choicesDiffer", isolated.picksDiffer())
        .name("remaining")
        .beginArray();
    isolated.remaining().forEach(each -> write(each, json));
    json.endArray();
  }

  private static void trace(String name, Path file, Trace trace, Json json) {
    json.name(name).beginObject();
    ResultJson.trace(file, trace, json);
    json.endObject();
  }

  private static void write(SwitchDifference difference, Json json) {
    json.beginObject().field("switch", difference.number());
    side("failing", difference.failing(), json);
    side("passing", difference.passing(), json);
    difference
        .flip()
        .ifPresent(
            flip -> {
              json.name("flip").beginObject();
              place("first", flip.first(), json);
              place("second", flip.second(), json);
              json.endObject();
            });
    json.endObject();
  }

  private static void side(String name, SwitchDifference.Side side, Json json) {
    json.name(name).beginObject();
    json.field("clock", side.clock()).field("present", side.present());
    side.handover()
        .ifPresent(
            handover -> {
              place("stops", handover.stops(), json);
              place("goesOn", handover.goesOn(), json);
            });
    json.endObject();
  }

  private static void place(String name, Place place, Json json) {
    json.name(name).beginObject();
    json.field("thread", place.thread().toString());
    if (!place.deed().isEmpty()) {
      json.field("action", place.deed());
    }
    place.location().ifPresent(where -> json.field("location", where.toString()));
    json.endObject();
  }
}
