package dev.unravel.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.Test;

class ArgLineTest {
  private static final Path AGENT = Path.of("target/agent.jar");
  private static final Path HITS = Path.of("target/hits.json");

  @Test
  void filesAreOptionsOfTheAgent() throws Exception {
    assertThat(ArgLine.javaAgent(AGENT, Path.of("points.txt"), HITS))
        .isEqualTo("-javaagent:target/agent.jar=breakpoints=points.txt,report=target/hits.json");
  }

  @Test
  void blanksAreQuoted() throws Exception {
    assertThat(ArgLine.javaAgent(AGENT, Path.of("my points.txt"), HITS))
        .startsWith("\"-javaagent:")
        .endsWith("\"");
  }

  @Test
  void commasWouldBeMisread() {
    assertThatThrownBy(() -> ArgLine.javaAgent(AGENT, Path.of("a,b.txt"), HITS))
        .isInstanceOf(MojoExecutionException.class)
        .hasMessageContaining("a,b.txt");
  }
}
