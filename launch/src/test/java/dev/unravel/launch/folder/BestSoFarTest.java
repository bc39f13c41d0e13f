package dev.unravel.launch.folder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.diagnose.simplify.SimplifyLimits;
import dev.unravel.launch.FakeTraces;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.SimplifyRequest;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BestSoFarTest {
  private final Trace first = FakeTraces.failing(FakeTraces.target("Main"), Settings.defaults());
  private final Trace second =
      FakeTraces.failing(FakeTraces.target("Main"), Settings.defaults().withSeed(2));

  @TempDir Path folder;

  @Test
  void isOnDiskAsSoonAsItIsKnown() throws IOException {
    try (BestSoFar best = best(Optional.empty())) {
      best.better(first);
      assertThat(TraceFile.read(best.file()).settings().seed()).isEqualTo(1);

      best.better(second);
      assertThat(TraceFile.read(best.file()).settings().seed()).isEqualTo(2);
    }
    assertThat(folder).isDirectoryContaining("glob:**/given-simple-1.unravel");
  }

  @Test
  void neverTakesTheNameOfAnEarlierResult() throws IOException {
    Path earlier = folder.resolve("given-simple-1.unravel");
    TraceFile.write(first, earlier);

    try (BestSoFar best = best(Optional.empty())) {
      best.better(second);

      assertThat(best.file()).hasFileName("given-simple-2.unravel");
    }
    assertThat(TraceFile.read(earlier).settings().seed()).isEqualTo(1);
  }

  @Test
  void goesWhereItIsWanted() {
    Path wanted = folder.resolve("new").resolve("small.unravel");

    try (BestSoFar best = best(Optional.of(wanted))) {
      best.better(first);

      assertThat(best.file()).isEqualTo(wanted).exists();
    }
  }

  private BestSoFar best(Optional<Path> out) {
    return new BestSoFar(
        new SimplifyRequest(
            first, folder.resolve("given.unravel"), out, new SimplifyLimits(0, 0, 0), 1_000),
        new RunListener() {});
  }
}
