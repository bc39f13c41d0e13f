package dev.unravel.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.console.ProgressLine;
import dev.unravel.launch.FakeTraces;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.report.Json;
import dev.unravel.trace.Assumption;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Message;
import dev.unravel.wire.Novelty;
import dev.unravel.wire.Share;
import dev.unravel.wire.Terms;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SearchTextTest {
  private static final Set<Assumption> ASSUMED =
      Set.of(Assumption.SEQUENTIAL_CONSISTENCY, Assumption.LONG_TIMEOUTS);

  private static final Target TARGET = FakeTraces.target("Main");
  private static final Settings AUTO = Settings.defaults().withStrategy("auto");

  private static final FoundTrace FOUND =
      new FoundTrace(
          Path.of("t"), FakeTraces.failing(TARGET, AUTO.withStrategy("pct")), Optional.empty());

  @Test
  void theStrategyThatFoundItIsNamed() {
    assertThat(text(Optional.of(FOUND), coverage(1, -1), true, Share.WHOLE).effort().get(0))
        .isEqualTo(
            "  search    2,000 executions in 0.50 s (4,000/s, auto, found by pct, seed 1, 2 jobs)");
  }

  @Test
  void ordersThatCannotBeComparedAreAnUpperBound() {
    assertThat(text(Optional.empty(), coverage(84, -1), false, Share.WHOLE).effort().get(1).strip())
        .isEqualTo("at most 84 of them (4.2%) with a new order of conflicting operations");
  }

  @Test
  void aShardSaysWhatIsLeftToOthers() {
    assertThat(text(Optional.empty(), coverage(84, 2), true, new Share(1, 5)).covered())
        .containsExactly(
            "  covered   every schedule with at most 2 preemptions of this shard",
            "            84 orders of operations that conflict, at 14 code sites",
            "            executions: 1,500 by pct, 499 by pos",
            "            shard 2 of 5; the others cover the rest");
  }

  @Test
  void whatIsClaimedComesWithItsAssumptions() {
    Terms terms = new Terms(ASSUMED, Set.of(), 2, false, Set.of());

    assertThat(text(coverage(0, 1).on(terms)).covered())
        .startsWith(
            "  covered   every schedule with at most 1 preemption in which threads are held up for"
                + " less than 1 s altogether")
        .endsWith(
            "  assuming  sequential consistency: what a JVM or a processor may make of data races"
                + " is not covered",
            "  assuming  threads that could run are held up for less than 1 s altogether while time"
                + " passes (--patience)");
  }

  @Test
  void whereSomethingWasNotUnderControlNothingIsClaimedAndNothingAssumed() {
    Terms terms = new Terms(ASSUMED, Set.of("a thread got away"), 2, false, Set.of("slow"));

    assertThat(text(coverage(0, 1).on(terms)).covered())
        .containsExactly(
            "  covered   not every schedule: a thread got away",
            "            executions: 1,500 by pct, 499 by pos",
            "  note      slow");
    assertThat(json(coverage(0, 1).on(terms)))
        .contains("\"assumptions\":[],\"gaps\":[\"a thread got away\"],\"threads\":2")
        .doesNotContain("everyScheduleWithPreemptions", "\"claim\"");
  }

  @Test
  void besideAFailureNothingIsClaimedThoughTheSearchHadGotThrough() {
    Terms terms = new Terms(ASSUMED, Set.of(), 2, false, Set.of());

    Coverage whole = new Coverage(2, new long[0], 4, 0, -1, true, Map.of("pct", 8L));

    assertThat(json(text(Optional.of(FOUND), whole.on(terms), true, Share.WHOLE)))
        .contains("\"everySchedule\":false,\"assumptions\":[],")
        .doesNotContain("everyScheduleWithPreemptions", "\"claim\"");
  }

  @Test
  void theTermsOfWorkersAddUp() {
    Terms one = new Terms(Set.of(Assumption.LONG_TIMEOUTS), Set.of("a"), 1, false, Set.of());
    Terms other = new Terms(Set.of(Assumption.RANDOM_SEED), Set.of("b"), 3, true, Set.of("n"));

    Terms both = coverage(2, 1).on(one).and(coverage(2, 1).on(other)).terms();

    assertThat(both)
        .isEqualTo(
            new Terms(
                Set.of(Assumption.LONG_TIMEOUTS, Assumption.RANDOM_SEED),
                Set.of("a", "b"),
                3,
                true,
                Set.of("n")));
  }

  private static SearchText text(Coverage coverage) {
    return text(Optional.empty(), coverage, true, Share.WHOLE);
  }

  @Test
  void howMuchHasBeenSeenIsCalledAnEstimate() {
    assertThat(covered(new Novelty(12_000, 347)))
        .contains(
            "            about 97% of what auto is likely to show (estimated from 12,000"
                + " executions)");
  }

  @Test
  void anEstimateNeverComesToEverything() {
    assertThat(covered(new Novelty(600, 2)).get(1)).contains("about 99.5% of");
    assertThat(covered(new Novelty(5_000, 0)).get(1)).contains("more than 99.9% of");
    assertThat(covered(new Novelty(5_000, 5_000)).get(1)).contains("less than 1% of");
  }

  @Test
  void whatWasNotControlledIsSaidUpToFive() {
    assertThat(covered(Novelty.UNKNOWN, "g", "a", "f", "b", "e", "c", "d\u001b"))
        .endsWith(
            "            uncontrolled: a",
            "            uncontrolled: b",
            "            uncontrolled: c",
            "            uncontrolled: d\\u001b",
            "            uncontrolled: e",
            "            uncontrolled: 2 more, see --json");
  }

  @Test
  void programsGetTheEstimateAndAllThatWasNotControlled() {
    String json = json(coverage(new Novelty(9_999_998, 0), "g", "a", "f", "b", "e", "c"));

    assertThat(json)
        .contains("\"estimatedShare\":0.999999")
        .contains("\"uncontrolled\":[\"a\",\"b\",\"c\",\"e\",\"f\",\"g\"]");
    assertThat(json(coverage(Novelty.UNKNOWN))).doesNotContain("estimatedShare");
  }

  @Test
  void whereNothingWasCountedNothingIsClaimed() {
    assertThat(text(Optional.empty(), Coverage.NONE, true, Share.WHOLE).covered()).isEmpty();
    assertThat(text(Optional.empty(), Coverage.NONE, true, Share.WHOLE).effort()).hasSize(1);
  }

  @Test
  void progressTellsHowManyOrdersAreNew() {
    assertThat(ProgressLine.text(new Message.Progress(2_000, 4_000, "warming up", 84)))
        .isEqualTo("finding... 2,000 executions, 500/s, 4.2% new orders, 4 s (warming up)");
  }

  private static List<String> covered(Novelty novelty, String... uncontrolled) {
    return text(Optional.empty(), coverage(novelty, uncontrolled), true, Share.WHOLE).covered();
  }

  private static String json(Coverage coverage) {
    return json(text(Optional.empty(), coverage, true, Share.WHOLE));
  }

  private static String json(SearchText text) {
    return Json.text(
        json -> {
          json.beginObject();
          CoverageJson.search(text.result(), text.request(), json);
          json.endObject();
        });
  }

  private static Coverage coverage(Novelty novelty, String... uncontrolled) {
    return new Coverage(
        84, new long[0], 14, 0, -1, false, Map.of("pct", 1L), novelty, Set.of(uncontrolled));
  }

  private static Coverage coverage(long orders, int preemptions) {
    return new Coverage(
        orders, new long[0], 14, 0, preemptions, false, Map.of("pct", 1_500L, "pos", 499L));
  }

  private static SearchText text(
      Optional<FoundTrace> found, Coverage coverage, boolean exact, Share share) {
    return new SearchText(
        new SearchResult(found, 2_000, 500, coverage, exact, 2, Optional.empty()),
        new SearchRequest(TARGET, AUTO, 0, 0, 1, Path.of("out"), false, share, 2));
  }
}
