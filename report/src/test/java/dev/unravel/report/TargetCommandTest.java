package dev.unravel.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.trace.Target;
import java.util.List;
import org.junit.jupiter.api.Test;

class TargetCommandTest {
  @Test
  void aProgramIsWhatOneWouldGiveToJava() {
    Target target =
        new Target(
            List.of("classes", "a b.jar"), "Main", List.of("x"), List.of("-ea"), new byte[2]);

    assertThat(TargetCommand.of(target, 100))
        .isEqualTo("java -ea -cp 'classes:a b.jar' Main x < (2 bytes)");
  }

  @Test
  void aTestIsWhatOneWouldGiveToUnravel() {
    Target target = Target.tests(List.of("classes"), "acme.FlakyTest#x", List.of("-ea", "-Xmx1g"));

    assertThat(TargetCommand.of(target, 100))
        .isEqualTo("unravel find --jvm '-ea -Xmx1g' -cp classes --junit 'acme.FlakyTest#x'");
  }
}
