package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.target.Turns;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.usecase.Find;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Job;
import dev.unravel.wire.Share;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Shares of a search, in real workers: together they are the whole. */
class DividedEndToEndTest {
  private static final int SHARDS = 3;

  @TempDir Path folder;

  @BeforeAll
  static void needsTheAgent() {
    EndToEndTest.needsTheAgent();
  }

  @Test
  void theShardsOfAnExhaustiveSearchRunEverySchedule() {
    Settings settings =
        Settings.defaults().withStrategy("exhaustive").withPoints(PointLevel.MEMORY);

    Coverage whole = search(settings, 0, Share.WHOLE, 1);
    Coverage united = shards(settings, 0, 1);

    assertThat(whole.everySchedule()).isTrue();
    assertThat(united.everySchedule()).isTrue();
    assertThat(united.orders()).containsExactlyInAnyOrder(whole.orders());
    // Each shard runs the first schedule, to know where it can be left.
    assertThat(united.executions().get("exhaustive"))
        .isEqualTo(whole.executions().get("exhaustive") + SHARDS - 1);
  }

  @Test
  void theWorkersOfAnExhaustiveSearchRunEverySchedule() {
    Settings settings =
        Settings.defaults().withStrategy("exhaustive").withPoints(PointLevel.MEMORY);

    Coverage whole = search(settings, 0, Share.WHOLE, 1);
    Coverage united = search(settings, 0, Share.WHOLE, 2);

    assertThat(united.everySchedule()).isTrue();
    assertThat(united.orders()).containsExactlyInAnyOrder(whole.orders());
    assertThat(united.executions().get("exhaustive"))
        .isEqualTo(whole.executions().get("exhaustive") + 1);
  }

  @Test
  void theShardsOfARandomSearchTryTheSameOrders() {
    Settings settings = Settings.defaults().withStrategy("random").withPoints(PointLevel.MEMORY);

    Coverage whole = search(settings, 300, Share.WHOLE, 1);

    assertThat(whole.distinctOrders()).isGreaterThan(1);
    assertThat(shards(settings, 300, 1).orders()).containsExactlyInAnyOrder(whole.orders());
  }

  private Coverage shards(Settings settings, long executions, int jobs) {
    return IntStream.range(0, SHARDS)
        .mapToObj(index -> search(settings, executions, new Share(index, SHARDS), jobs))
        .reduce(Coverage::and)
        .orElseThrow();
  }

  private Coverage search(Settings settings, long executions, Share share, int jobs) {
    Target target =
        new Target(
            List.of(EndToEndTest.testClasses()),
            Turns.class.getName(),
            List.of(),
            List.of(),
            new byte[0]);
    SearchRequest request =
        new SearchRequest(
            target, settings, executions, 0, Job.HANG_MILLIS, folder, false, share, jobs);
    SearchResult result =
        Find.run(WorkerSetup.of(Jdk.current(), WorkerBackend.AUTO), request, new RunListener() {});
    assertThat(result.found()).isEmpty();
    return result.coverage();
  }
}
