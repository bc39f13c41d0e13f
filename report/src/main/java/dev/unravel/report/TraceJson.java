package dev.unravel.report;

import dev.unravel.trace.Action;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Location;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceStatistics;
import dev.unravel.trace.file.TraceHash;
import java.util.Base64;

/**
 * A trace as one JSON object, with nothing left out. Threads, locations and objects are referred to
 * by index, as in the trace; what an action does not have is absent.
 */
public final class TraceJson {
  private TraceJson() {}

  /** The trace as a string. */
  public static String text(Trace trace) {
    return Json.text(json -> write(trace, json));
  }

  /** Writes the trace as the next value. */
  public static void write(Trace trace, Json json) {
    json.beginObject();
    json.field("hash", TraceHash.digits(TraceHash.of(trace)));
    json.field("jdk", trace.jdk());
    json.name("target");
    writeTarget(trace.target(), json);
    json.name("settings");
    writeSettings(trace.settings(), json);
    json.name("outcome");
    writeOutcome(trace.outcome(), json);
    json.name("statistics");
    writeStatistics(TraceStatistics.of(trace), json);
    json.name("schedule");
    writeSchedule(trace, json);
    json.name("threads").beginArray();
    for (ThreadName thread : trace.threads()) {
      json.beginObject().field("path", thread.path()).field("name", thread.javaName()).endObject();
    }
    json.endArray().name("locations").beginArray();
    trace.locations().forEach(location -> writeLocation(location, json));
    json.endArray().field("objects", trace.objects()).name("actions").beginArray();
    long clock = 0;
    for (Action action : trace.actions()) {
      writeAction(++clock, action, json);
    }
    json.endArray().endObject();
  }

  /** Writes an outcome as the next value: its verdict, and what belongs to that verdict. */
  public static void writeOutcome(Outcome outcome, Json json) {
    json.beginObject();
    if (outcome instanceof Outcome.Fail fail) {
      json.field("verdict", "fail").name("signature").beginObject();
      json.field("kind", fail.signature().kind().word()).field("where", fail.signature().where());
      json.endObject().field("message", fail.message()).field("details", fail.details());
    } else if (outcome instanceof Outcome.Unresolved unresolved) {
      json.field("verdict", "unresolved").field("reason", unresolved.reason());
    } else {
      json.field("verdict", "pass");
    }
    json.endObject();
  }

  /** Writes statistics as the next value. */
  public static void writeStatistics(TraceStatistics statistics, Json json) {
    json.beginObject()
        .field("actions", statistics.actions())
        .field("threads", statistics.threads())
        .field("switches", statistics.switches())
        .field("preemptions", statistics.preemptions())
        .field("forced", statistics.forced())
        .endObject();
  }

  private static void writeTarget(Target target, Json json) {
    json.beginObject()
        .field("classPath", target.classPath())
        .field("mainClass", target.mainClass())
        .field("arguments", target.arguments())
        .field("jvmOptions", target.jvmOptions())
        .field("standardInputBase64", Base64.getEncoder().encodeToString(target.standardInput()))
        .endObject();
  }

  private static void writeSettings(Settings settings, Json json) {
    json.beginObject()
        .field("seed", settings.seed())
        .field("strategy", settings.strategy())
        .field("points", settings.points().word())
        .field("isolation", settings.isolation().word())
        .field("warmUps", settings.warmUps())
        .field("timeOrigin", settings.timeOrigin())
        .field("patienceMillis", settings.patienceMillis())
        .field("spuriousWakeUps", settings.spuriousWakeUps())
        .field("insideConcurrent", settings.insideConcurrent())
        .field("maxActions", settings.maxActions())
        .endObject();
  }

  private static void writeSchedule(Trace trace, Json json) {
    json.beginObject().name("intervals").beginArray();
    for (Interval interval : trace.schedule().intervals()) {
      json.beginObject()
          .field("thread", interval.thread())
          .field("actions", interval.actions())
          .endObject();
    }
    json.endArray().name("picks").beginArray();
    trace.schedule().picks().forEach(json::value);
    json.endArray().name("preemptions").beginArray();
    trace.preemptions().forEach(json::value);
    json.endArray().endObject();
  }

  private static void writeLocation(Location location, Json json) {
    json.beginObject()
        .field("class", location.className())
        .field("method", location.method())
        .field("file", location.file())
        .field("line", location.line())
        .endObject();
  }

  private static void writeAction(long clock, Action action, Json json) {
    json.beginObject()
        .field("clock", clock)
        .field("thread", action.thread())
        .field("operation", action.operation().word());
    if (action.location() >= 0) {
      json.field("location", action.location());
    }
    if (action.object() >= 0) {
      json.field("object", action.object());
    }
    if (!action.member().isEmpty()) {
      json.field("member", action.member());
    }
    if (!action.value().isEmpty()) {
      json.field("value", action.value());
    }
    json.endObject();
  }
}
