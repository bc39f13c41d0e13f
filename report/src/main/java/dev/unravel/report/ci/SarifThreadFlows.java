package dev.unravel.report.ci;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.explain.History;
import dev.unravel.report.Json;
import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.Trace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * The actions of each thread, as the thread flows of a SARIF result. Of long executions only what
 * the verdict is about: readers draw every step.
 */
final class SarifThreadFlows {
  /** More actions than this are thinned out. */
  private static final int MOST = 2_000;

  private final Trace trace;
  private final BiConsumer<Optional<Location>, String> location;
  private final Json json;
  private final Set<Long> essential = new HashSet<>();
  private final Set<Long> important = new HashSet<>();

  SarifThreadFlows(
      Explanation explanation, BiConsumer<Optional<Location>, String> location, Json json) {
    this.trace = explanation.trace();
    this.location = location;
    this.json = json;
    for (Finding.Evidence evidence : explanation.verdict().evidence()) {
      essential.add(evidence.clock());
    }
    for (History history : explanation.histories()) {
      history.clocks().stream().limit(MOST).forEach(important::add);
    }
  }

  void write() {
    List<List<Long>> clocks = new ArrayList<>();
    trace.threads().forEach(thread -> clocks.add(new ArrayList<>()));
    for (int i = 0; i < trace.actions().size(); i++) {
      long clock = i + 1L;
      if (trace.actions().size() <= MOST
          || essential.contains(clock)
          || important.contains(clock)) {
        clocks.get(trace.actions().get(i).thread()).add(clock);
      }
    }
    for (int thread = 0; thread < clocks.size(); thread++) {
      // A flow without steps is not valid.
      if (!clocks.get(thread).isEmpty()) {
        flow(thread, clocks.get(thread));
      }
    }
  }

  private void flow(int thread, List<Long> clocks) {
    json.beginObject().field("id", trace.threads().get(thread).path());
    json.name("message").beginObject();
    json.field("text", trace.threads().get(thread).toString()).endObject();
    json.name("locations").beginArray();
    clocks.forEach(this::step);
    json.endArray().endObject();
  }

  private void step(long clock) {
    Action action = trace.at(clock);
    json.beginObject().name("location");
    String value = action.value().isEmpty() ? "" : " = " + action.value();
    location.accept(trace.location(action.location()), trace.deed(action) + value);
    json.field("executionOrder", clock).field("importance", importance(clock)).endObject();
  }

  private String importance(long clock) {
    if (essential.contains(clock)) {
      return "essential";
    }
    return important.contains(clock) ? "important" : "unimportant";
  }
}
