package dev.unravel.launch.usecase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.FakeSetup;
import dev.unravel.launch.FakeTraces;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.ReplayRequest;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceHash;
import org.junit.jupiter.api.Test;

class ReplayTest {
  private int starts;

  @Test
  void theSameFailureEveryTimeIsReproduced() {
    Trace trace = trace("Fails");

    ReplayResult result = replay(trace, 3, false);

    assertThat(result.verdict()).isEqualTo(ReplayResult.Verdict.REPRODUCED);
    assertThat(result.repetitions()).isEqualTo(3);
    assertThat(result.hash()).isEqualTo(TraceHash.of(trace));
    assertThat(starts).isEqualTo(1);
  }

  @Test
  void everyRepetitionCanHaveAJvmOfItsOwn() {
    ReplayResult result = replay(trace("Fails"), 3, true);

    assertThat(result.repetitions()).isEqualTo(3);
    assertThat(starts).isEqualTo(3);
  }

  @Test
  void anActionThatDiffersIsADivergence() {
    ReplayResult result = replay(trace("Diverges"), 2, false);

    assertThat(result.verdict()).isEqualTo(ReplayResult.Verdict.DIVERGED);
    assertThat(result.divergence().orElseThrow().expected()).isEqualTo("lock Account#1");
  }

  @Test
  void aFailureThatIsGonePasses() {
    assertThat(replay(trace("Fixed"), 1, false).verdict()).isEqualTo(ReplayResult.Verdict.PASSED);
  }

  private static Trace trace(String mainClass) {
    return FakeTraces.failing(FakeTraces.target(mainClass), Settings.defaults());
  }

  private ReplayResult replay(Trace trace, int times, boolean freshJvm) {
    RunListener listener =
        new RunListener() {
          @Override
          public void log(String line) {
            starts++;
          }
        };
    return new Replay(FakeSetup.current(), listener)
        .replay(new ReplayRequest(trace, times, freshJvm, 10_000, false));
  }
}
