package dev.unravel.report.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GithubAnnotationsTest {

  @Test
  void theVerdictIsAnErrorAndTheOtherPlacesAreNotices() {
    List<String> lines =
        GithubAnnotations.of(SampleExplanations.lostUpdate(), SourcePaths.byPackage());

    assertThat(lines)
        .containsExactly(
            "::error file=LostUpdate.java,line=21,title=Unravel%3A atomicity violation::"
                + "Thread-1 wrote Counter.count in between.",
            "::notice file=LostUpdate.java,line=21,title=Unravel%3A atomicity violation::"
                + "main.1 \"adder\": reads",
            "::notice file=LostUpdate.java,line=21,title=Unravel%3A atomicity violation::"
                + "main.2 \"Thread-1\": writes in between");
  }

  @Test
  void aNameCannotStartAnotherCommand() {
    List<String> lines =
        GithubAnnotations.of(
            SampleExplanations.lostUpdate("x\n::error::forged,100%"), SourcePaths.byPackage());

    assertThat(lines).allSatisfy(line -> assertThat(line).doesNotContain("\n"));
    assertThat(lines.get(0)).endsWith("x%0A::error::forged,100%25");
    assertThat(lines.get(0)).contains("file=x%0A%3A%3Aerror%3A%3Aforged%2C100%25,");
  }
}
