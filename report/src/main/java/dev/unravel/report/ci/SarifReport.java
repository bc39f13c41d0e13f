package dev.unravel.report.ci;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.trial.Check;
import dev.unravel.report.Json;
import dev.unravel.trace.Action;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Location;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Explanations as a log in the Static Analysis Results Interchange Format, version 2.1.0, which
 * code hosts and IDEs show beside the source: one run, with a result for each explanation, and in
 * it one thread flow for each thread. Code hosts refuse several runs of one tool.
 */
public final class SarifReport {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private final Explanation explanation;
  private final Trace trace;
  private final SourcePaths paths;
  private final Json json;

  private SarifReport(Told told, Json json) {
    this.explanation = told.explanation();
    this.trace = explanation.trace();
    this.paths = told.paths();
    this.json = json;
  }

  /**
   * An explanation and where its source is.
   *
   * @param explanation what went wrong
   * @param paths says in which files
   */
  public record Told(Explanation explanation, SourcePaths paths) {
    private Pattern pattern() {
      return explanation.verdict().pattern();
    }
  }

  /** The log of one explanation as a string. */
  public static String text(Explanation explanation, SourcePaths paths, String version) {
    return text(List.of(new Told(explanation, paths)), version);
  }

  /** The log as a string. */
  public static String text(List<Told> all, String version) {
    return Json.text(json -> write(all, version, json));
  }

  private static void write(List<Told> all, String version, Json json) {
    List<Pattern> rules = all.stream().map(Told::pattern).distinct().toList();
    json.beginObject().field("$schema", SCHEMA).field("version", "2.1.0");
    json.name("runs").beginArray().beginObject();
    json.name("tool").beginObject().name("driver").beginObject();
    json.field("name", "Unravel").field("version", version);
    json.name("rules").beginArray();
    rules.forEach(pattern -> rule(pattern, json));
    json.endArray().endObject().endObject();
    json.field("columnKind", "utf16CodeUnits");
    json.name("results").beginArray();
    for (Told told : all) {
      new SarifReport(told, json).result(rules.indexOf(told.pattern()));
    }
    json.endArray().endObject().endArray().endObject();
  }

  private static void rule(Pattern pattern, Json json) {
    json.beginObject().field("id", id(pattern)).field("name", pascalCase(pattern));
    message("shortDescription", pattern.words(), json);
    json.endObject();
  }

  /** {@code unravel/lock-order-deadlock}. */
  static String id(Pattern pattern) {
    return "unravel/" + pattern.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String pascalCase(Pattern pattern) {
    StringBuilder text = new StringBuilder();
    for (String word : pattern.name().split("_")) {
      text.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
    }
    return text.toString();
  }

  private void result(int rule) {
    Finding verdict = explanation.verdict();
    json.beginObject().field("ruleId", id(verdict.pattern())).field("ruleIndex", rule);
    json.field("level", "error");
    message("message", verdict.sentence(), json);
    json.name("locations").beginArray();
    // One is the most that code hosts show: where the last action of the verdict was.
    int count = verdict.evidence().size();
    if (count > 0) {
      evidence(verdict.evidence().get(count - 1));
    }
    json.endArray().name("relatedLocations").beginArray();
    for (Finding.Evidence evidence : verdict.evidence().subList(0, Math.max(0, count - 1))) {
      evidence(evidence);
    }
    json.endArray().name("codeFlows").beginArray().beginObject();
    json.name("threadFlows").beginArray();
    new SarifThreadFlows(explanation, this::location, json).write();
    json.endArray().endObject().endArray();
    fingerprints();
    properties(verdict);
    json.endObject();
  }

  private void evidence(Finding.Evidence evidence) {
    if (evidence.clock() < 1 || evidence.clock() > trace.actions().size()) {
      return;
    }
    Action action = trace.at(evidence.clock());
    location(
        trace.location(action.location()),
        trace.threads().get(action.thread()) + ": " + evidence.role());
  }

  private void location(Optional<Location> place, String text) {
    json.beginObject();
    place.ifPresent(this::address);
    message("message", text, json);
    json.endObject();
  }

  private void address(Location place) {
    paths
        .of(place)
        .ifPresent(
            path -> {
              json.name("physicalLocation").beginObject();
              json.name("artifactLocation").beginObject();
              json.field("uri", SourcePaths.uri(path));
              if (!path.startsWith("/")) {
                json.field("uriBaseId", "%SRCROOT%");
              }
              json.endObject();
              if (place.line() > 0) {
                json.name("region").beginObject().field("startLine", place.line()).endObject();
              }
              json.endObject();
            });
    json.name("logicalLocations").beginArray().beginObject();
    json.field("fullyQualifiedName", place.className() + "." + place.method());
    json.field("kind", "function").endObject().endArray();
  }

  /** The same for two runs that show the same bug, whatever the schedule. */
  private void fingerprints() {
    if (trace.outcome() instanceof Outcome.Fail fail) {
      FailureSignature signature = fail.signature();
      json.name("partialFingerprints").beginObject();
      json.field("failureSignature/v1", signature.toString()).endObject();
    }
  }

  private void properties(Finding verdict) {
    json.name("properties").beginObject();
    json.field("pattern", verdict.pattern().words()).field("form", verdict.form());
    json.field("reason", verdict.reason());
    verdict.hint().ifPresent(hint -> json.field("hint", hint));
    if (!verdict.tried().isEmpty()) {
      json.field("hintTried", verdict.tried());
    }
    json.field("variables", verdict.variables());
    json.field("tried", explanation.checks().stream().map(Check::question).toList());
    json.endObject();
  }

  private static void message(String name, String text, Json json) {
    json.name(name).beginObject().field("text", text).endObject();
  }
}
