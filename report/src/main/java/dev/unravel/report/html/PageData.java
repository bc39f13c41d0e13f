package dev.unravel.report.html;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.explain.History;
import dev.unravel.diagnose.facts.Stacks;
import dev.unravel.diagnose.trial.Contrast;
import dev.unravel.report.Json;
import dev.unravel.report.PlainText;
import dev.unravel.report.source.Sources;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.ThreadName;
import dev.unravel.trace.Trace;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The data that the scripts of the page draw. Clocks count from 1, numbers in tables from 0. */
final class PageData {
  private final Explanation explanation;
  private final Tables tables = new Tables();

  /** The threads of both executions, by path, in the order in which the tables number them. */
  private final Map<String, ThreadName> threads = new LinkedHashMap<>();

  PageData(Explanation explanation) {
    this.explanation = explanation;
  }

  void write(Json json, Sources sources) {
    addThreads(explanation.trace());
    Optional<Contrast> contrast = explanation.contrast();
    contrast.ifPresent(it -> addThreads(it.passing()));
    json.beginObject().name("failing");
    new ExecutionColumns(explanation.trace(), tables)
        .write(json, explanation.stacks(), importantActions());
    contrast.ifPresent(it -> writeContrast(it, json));
    writeThreads(json);
    writeEvidence(json);
    writeHistories(json);
    tables.write(json, SourceExcerpts.of(explanation, sources));
    json.endObject();
  }

  private void addThreads(Trace trace) {
    for (ThreadName thread : trace.threads()) {
      tables.thread(thread);
      threads.putIfAbsent(thread.path(), thread);
    }
  }

  private BitSet importantActions() {
    BitSet important = new BitSet();
    for (Finding.Evidence evidence : explanation.verdict().evidence()) {
      mark(important, evidence.clock());
    }
    explanation.histories().forEach(history -> mark(important, history.bad()));
    explanation.contrast().ifPresent(it -> mark(important, it.switchClock(), it.same()));
    return important;
  }

  /** Marks actions by their clocks, with what comes before and after. */
  private void mark(BitSet important, long... clocks) {
    int size = explanation.trace().actions().size();
    for (long clock : clocks) {
      if (clock >= 1 && clock <= size) {
        important.set((int) Math.max(0, clock - 2), (int) Math.min(size, clock + 1));
      }
    }
  }

  private void writeContrast(Contrast contrast, Json json) {
    json.field("same", contrast.same()).field("decides", contrast.switchClock()).name("passing");
    new ExecutionColumns(contrast.passing(), tables).write(json, Stacks.NONE, new BitSet());
  }

  private void writeThreads(Json json) {
    json.name("threads").beginArray();
    for (ThreadName thread : threads.values()) {
      json.beginArray().value(PlainText.escape(thread.path()));
      json.value(PlainText.escape(thread.javaName())).value(ending(thread)).endArray();
    }
    json.endArray();
  }

  /** What the outcome says of a thread that did not come to its end, or "". */
  private String ending(ThreadName thread) {
    if (explanation.trace().outcome() instanceof Outcome.Fail fail) {
      for (String detail : fail.details()) {
        if (detail.startsWith(thread + " ")) {
          return PlainText.escape(detail.substring(thread.toString().length() + 1));
        }
      }
    }
    return "";
  }

  private void writeEvidence(Json json) {
    json.name("evidence").beginArray();
    for (Finding.Evidence evidence : explanation.verdict().evidence()) {
      json.beginArray().value(evidence.clock()).value(PlainText.escape(evidence.role())).endArray();
    }
    json.endArray();
  }

  private void writeHistories(Json json) {
    json.name("histories").beginArray();
    for (History history : explanation.histories()) {
      json.beginObject().field("name", PlainText.escape(history.name()));
      json.field("bad", history.bad()).name("clocks").beginArray();
      history.clocks().forEach(json::value);
      json.endArray().endObject();
    }
    json.endArray();
  }
}
