package dev.unravel.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.usecase.Find;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Settings;
import dev.unravel.wire.Share;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several workers, one search. */
class DividedSearchTest {
  private static final Settings ONE_JVM_EACH = Settings.defaults().withIsolation(Isolation.JVM, 0);

  @TempDir Path folder;

  private final Heard heard = new Heard();

  @AfterEach
  void noWorkerIsLeft() {
    ProcessHandle.current().descendants().forEach(worker -> worker.onExit().join());
  }

  @Test
  void theWorkersMakeEveryExecutionOnce() {
    SearchResult result = search("Tells", Settings.defaults(), 1_001, Share.WHOLE, 3);

    assertThat(result.jobs()).isEqualTo(3);
    assertThat(result.executions()).isEqualTo(1_001);
    assertThat(pieces(result)).containsExactlyElementsOf(upTo(1_001));
    assertThat(result.coverage().everySchedule()).isTrue();
    assertThat(result.exact()).isTrue();
  }

  @Test
  void theShardsMakeEveryExecutionOnce() {
    List<Long> all = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      all.addAll(pieces(search("Tells", Settings.defaults(), 1_201, new Share(i, 3), 2)));
    }
    assertThat(all).containsExactlyInAnyOrderElementsOf(upTo(1_201));
  }

  @Test
  void withANewJvmEachTheSeedsAreDivided() {
    SearchResult result = search("Tells", ONE_JVM_EACH, 5, Share.WHOLE, 2);

    assertThat(result.executions()).isEqualTo(5);
    assertThat(pieces(result)).containsExactly(1L, 2L, 3L, 4L, 5L);
  }

  @Test
  void withANewJvmEachTheFirstFailureEndsTheSearch() {
    SearchResult result = search("FailsAtSeedThree", ONE_JVM_EACH, 0, Share.WHOLE, 2);

    assertThat(result.found().orElseThrow().trace().settings().seed()).isEqualTo(3);
  }

  @Test
  void aShardWithoutExecutionsDoesNothing() {
    assertThat(search("Tells", Settings.defaults(), 2, new Share(2, 3), 2).executions()).isZero();
  }

  @Test
  void notesOfSeveralWorkersAreToldOnce() {
    search("Tells", Settings.defaults(), 600, Share.WHOLE, 3);

    assertThat(heard.notes).containsExactly("a note");
  }

  @Test
  void theFirstFailureEndsTheWorkOfTheOthers() {
    SearchResult result = search("FailsInShareOne", Settings.defaults(), 0, Share.WHOLE, 3);

    assertThat(result.found()).isPresent();
    assertThat(heard.outputs).containsExactly("from the target\n");
  }

  @Test
  void whatTheOthersHadDoneCounts() {
    SearchResult result = search("FailsInShareOne", Settings.defaults(), 0, Share.WHOLE, 2);

    assertThat(result.executions()).isEqualTo(120);
    assertThat(heard.progress).contains(110L);
  }

  @Test
  void isolationGoesUpForAllWorkers() {
    SearchResult result = search("NeedsLoader", Settings.defaults(), 0, Share.WHOLE, 2);

    assertThat(result.found().orElseThrow().trace().settings().isolation())
        .isEqualTo(Isolation.LOADER);
    assertThat(result.jobs()).isEqualTo(2);
  }

  @Test
  void aWorkerThatDiesEndsTheWorkOfTheOthers() {
    assertThatThrownBy(() -> search("DiesInShareOne", Settings.defaults(), 0, Share.WHOLE, 2))
        .isInstanceOf(WorkerLostException.class)
        .hasMessageContaining("status 7");
  }

  @Test
  void whatAWorkerFoundBeforeItDiedIsKept() {
    SearchResult result = search("FindsAndDiesInShareOne", Settings.defaults(), 0, Share.WHOLE, 2);

    assertThat(result.found()).isPresent();
  }

  private static List<Long> pieces(SearchResult result) {
    return Arrays.stream(result.coverage().orders()).sorted().boxed().toList();
  }

  private static List<Long> upTo(long count) {
    return LongStream.range(0, count).boxed().toList();
  }

  private SearchResult search(
      String mainClass, Settings settings, long executions, Share share, int jobs) {
    SearchRequest request =
        new SearchRequest(
            FakeTraces.target(mainClass),
            settings,
            executions,
            0,
            10_000,
            folder,
            false,
            share,
            jobs);
    return Find.run(FakeSetup.current(), request, heard);
  }
}
