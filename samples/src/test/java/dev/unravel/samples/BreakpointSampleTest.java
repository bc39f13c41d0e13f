package dev.unravel.samples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.api.Breakpoints;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The sample with breakpoints, in plain JVMs. */
class BreakpointSampleTest {
  private static final int RUNS = 10;

  @Test
  void failsInEveryRunWithBreakpointsOn() throws Exception {
    for (int i = 0; i < RUNS; i++) {
      assertThat(run("-D" + Breakpoints.PROPERTY + "=on"))
          .contains("AssertionError: 110 left, not 80")
          .contains(
              "unravel: breakpoint \"withdrawal is lost\": reached 2, paused 1, hit 1, timed out"
                  + " 0");
    }
  }

  @Test
  void saysNothingWithBreakpointsOff() throws Exception {
    assertThat(run("-Xshare:auto")).doesNotContain("unravel:");
  }

  private static String run(String option) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add(option);
    command.add("-cp");
    command.add(
        location(Sample12Breakpoint.class) + File.pathSeparator + location(Breakpoints.class));
    command.add(Sample12Breakpoint.class.getName());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }

  private static String location(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation().getPath();
  }
}
