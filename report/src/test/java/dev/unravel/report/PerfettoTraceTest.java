package dev.unravel.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.unravel.trace.Trace;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PerfettoTraceTest {
  @Test
  void everyThreadHasANamedTrack() throws IOException {
    assertThat(events(SampleTraces.lostUpdate(), "M"))
        .extracting(event -> event.at("/args/name").textValue())
        .containsExactly("LostUpdate", "main", "main.1 \"adder\"", "main.2 \"Thread-1\"");
  }

  @Test
  void everyActionLiesInItsInterval() throws IOException {
    List<JsonNode> slices = events(SampleTraces.lostUpdate(), "X");
    List<JsonNode> intervals = category(slices, "interval");
    assertThat(intervals).hasSize(5);
    assertThat(category(slices, "action"))
        .hasSize(15)
        .allSatisfy(
            action ->
                assertThat(intervals)
                    .filteredOn(interval -> contains(interval, action))
                    .hasSize(1));
  }

  @Test
  void everySwitchIsAnArrowAndAPreemptionAFlagToo() throws IOException {
    Trace trace = SampleTraces.lostUpdate();
    assertThat(events(trace, "s")).hasSize(4);
    assertThat(events(trace, "f")).hasSize(4);
    assertThat(events(trace, "i"))
        .extracting(event -> event.get("ts").intValue())
        .containsExactly(7);
  }

  @Test
  void aMonitorShowsWhoHoldsIt() throws IOException {
    List<JsonNode> holdings = category(events(SampleTraces.deadlock(), "X"), "monitor");
    assertThat(holdings)
        .extracting(event -> event.get("name").textValue())
        .containsExactlyInAnyOrder("main.1 \"left\"", "main.2 \"right\"");
    assertThat(category(events(SampleTraces.fiftyThreads(), "X"), "monitor"))
        .hasSize(49)
        .allMatch(event -> event.get("dur").intValue() == 3);
  }

  private static boolean contains(JsonNode interval, JsonNode action) {
    return interval.get("tid").equals(action.get("tid"))
        && start(interval) <= start(action)
        && end(interval) >= end(action);
  }

  private static int start(JsonNode event) {
    return event.get("ts").intValue();
  }

  private static int end(JsonNode event) {
    return start(event) + event.get("dur").intValue();
  }

  private static List<JsonNode> category(List<JsonNode> events, String category) {
    return events.stream().filter(e -> e.get("cat").textValue().equals(category)).toList();
  }

  private static List<JsonNode> events(Trace trace, String phase) throws IOException {
    List<JsonNode> events = new ArrayList<>();
    for (JsonNode event :
        new ObjectMapper().readTree(PerfettoTrace.text(trace)).at("/traceEvents")) {
      if (event.get("ph").textValue().equals(phase)) {
        events.add(event);
      }
    }
    return events;
  }
}
