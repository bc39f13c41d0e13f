package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.explore.wire.Coverage;
import dev.unravel.explore.wire.Message;
import dev.unravel.explore.wire.Share;
import dev.unravel.launch.FakeTraces;
import dev.unravel.launch.SearchRequest;
import dev.unravel.launch.SearchResult;
import dev.unravel.launch.SearchResult.FoundTrace;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SearchTextTest {
  private static final Target TARGET = FakeTraces.target("Main");
  private static final Settings AUTO = Settings.defaults().withStrategy("auto");

  @Test
  void theStrategyThatFoundItIsNamed() {
    FoundTrace found =
        new FoundTrace(
            Path.of("t"), FakeTraces.failing(TARGET, AUTO.withStrategy("pct")), Optional.empty());

    assertThat(text(Optional.of(found), coverage(1, -1), true, Share.WHOLE).effort().get(0))
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
  void whereNothingWasCountedNothingIsClaimed() {
    assertThat(text(Optional.empty(), Coverage.NONE, true, Share.WHOLE).covered()).isEmpty();
    assertThat(text(Optional.empty(), Coverage.NONE, true, Share.WHOLE).effort()).hasSize(1);
  }

  @Test
  void progressTellsHowManyOrdersAreNew() {
    assertThat(ProgressLine.text(new Message.Progress(2_000, 4_000, "warming up", 84)))
        .isEqualTo("finding... 2,000 executions, 500/s, 4.2% new orders, 4 s (warming up)");
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
