package dev.unravel.launch.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unravel.launch.AbandonedWorker;
import dev.unravel.launch.FakeSetup;
import dev.unravel.launch.FakeTraces;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.jdk.InstalledJdks;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorkerProcessTest {

  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void aWorkerStartsWithoutNoiseOn(int feature) {
    List<String> noise = new ArrayList<>();
    Jdk jdk = InstalledJdks.withFeature(feature).orElseThrow();
    Target target = FakeTraces.target("Passes");
    try (WorkerProcess worker =
        WorkerProcess.start(
            FakeSetup.on(jdk, WorkerBackend.AUTO), target, PointLevel.SYNC, noise::add)) {
      worker.run(Job.find(target, Settings.defaults(), 1, 0), message -> {});
    }
    assertThat(noise).isEmpty();
  }

  @Test
  void closingEndsTheProcess() {
    WorkerProcess worker = start(FakeTraces.target("Passes"));
    ProcessHandle process = ProcessHandle.of(worker.pid()).orElseThrow();

    worker.close();

    assertThat(process.onExit().join().isAlive()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"exit", "halt"})
  void noWorkerOutlivesItsController(String end) throws IOException {
    Process controller =
        new ProcessBuilder(
                Jdk.current().java().toString(),
                "-cp",
                System.getProperty("java.class.path"),
                AbandonedWorker.class.getName(),
                end)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String pid = new String(controller.getInputStream().readAllBytes()).trim();

    ProcessHandle.of(Long.parseLong(pid)).ifPresent(worker -> worker.onExit().join());

    assertThat(ProcessHandle.of(Long.parseLong(pid))).isEmpty();
  }

  @Test
  void anOptionTheJvmDoesNotKnowIsAUsageError() {
    Target target = FakeTraces.target("Passes");
    Target wrong =
        new Target(
            target.classPath(), "Passes", List.of(), List.of("-XX:+NoSuchFlag"), new byte[0]);

    assertThatThrownBy(() -> start(wrong))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("-XX:+NoSuchFlag")
        .hasMessageContaining("Unrecognized VM option 'NoSuchFlag'");
  }

  @Test
  void aCollectorOfTheUsersChoiceIsTheOnlyOne() {
    Target target =
        new Target(List.of("classes"), "Main", List.of(), List.of("-XX:+UseG1GC"), new byte[0]);

    assertThat(command(target)).contains("-XX:+UseG1GC").doesNotContain("-XX:+UseSerialGC");
  }

  @Test
  void theTargetsOptionsComeBeforeOurAgent() {
    Target target =
        new Target(List.of("a", "b"), "Main", List.of("x"), List.of("-ea"), new byte[0]);

    assertThat(command(target))
        .containsSubsequence(
            "-ea", "-javaagent:agent.jar=points=memory,backend=os", "-cp", "a:b", "W", "1", "t")
        .doesNotContain("Main", "x");
  }

  private static List<String> command(Target target) {
    return new WorkerSetup(Jdk.current(), WorkerBackend.OS, Optional.of(Path.of("agent.jar")), "W")
        .command(target, Settings.defaults().withPoints(PointLevel.MEMORY), 1, "t");
  }

  private static WorkerProcess start(Target target) {
    return WorkerProcess.start(FakeSetup.current(), target, PointLevel.SYNC, line -> {});
  }
}
