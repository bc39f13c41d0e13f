package dev.unravel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.cli.option.OptionWords;
import dev.unravel.explore.strategy.Strategies;
import dev.unravel.trace.Settings;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "find",
        "find --no-such-option Main",
        "find --points everywhere Main",
        "find --seconds -1 Main",
        "find --executions many Main",
        "find --seconds",
        "find -cp no-such-folder Main",
        "find -jar no-such.jar",
        "find Main.java",
        "find --jdk no-such-jdk Main",
        "find --jobs 0 Main",
        "find --shard 0/5 Main",
        "find --shard 6/5 Main",
        "find --shard five Main",
        "find --isolation jvm --strategy exhaustive Main",
        "replay",
        "replay no-such-file",
        "replay --times 0 x",
        "replay --out x x",
        "record",
        "record --quantum soon Main",
        "record --quantum 0p Main",
        "record --out no-such-folder/x.unravel Main",
        "show .",
        "step",
        "step no-such-file",
        "step --port 70000 x",
        "no-such-command"
      })
  void wrongUsageExitsWithTwoAndNoMoreThanTwoLines(String line) {
    ToolRun run = ToolRun.of(line.split(" "));

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("unravel: ");
    assertThat(run.err().lines()).hasSizeBetween(1, 2);
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "fnd Main, find",
    "find --secnds 5 Main, --seconds",
    "prove --secnds 5 Main, --seconds"
  })
  void whoMistypesIsToldWhatTheyMayHaveMeant(String line, String meant) {
    assertThat(ToolRun.of(line.split(" ")).err()).contains("did you mean " + meant);
  }

  @Test
  void aConsoleForPeopleHasNoJson() {
    ToolRun run = ToolRun.of("step", "--interactive", "--json", "x.unravel");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out() + run.err()).contains("leave out --json");
  }

  @Test
  void aTestIsAWholeTarget() {
    assertThat(ToolRun.of("find", "--junit", "acme.Test", "Main").err())
        .contains("--junit names the target");
    assertThat(ToolRun.of("record", "--all").err()).contains("--all goes with find and run");
  }

  @Test
  void helpAndVersionExitWithZero() {
    assertThat(ToolRun.of("--help")).matches(run -> run.status() == 0);
    assertThat(ToolRun.of("help", "find").out()).contains("--executions");
    assertThat(ToolRun.of("find", "--help").out()).contains("unravel find [OPTIONS] -jar JAR");
    assertThat(ToolRun.of("--version").out()).startsWith("unravel ");
  }

  @Test
  void everyStrategyAndPointLevelIsExplained() {
    String help = ToolRun.of("find", "--help").out();

    assertThat(Strategies.names())
        .allSatisfy(name -> assertThat(help).contains(name + ": " + Strategies.help(name)))
        .noneMatch(name -> Strategies.help(name).isEmpty());
    assertThat(OptionWords.SEARCHED)
        .allSatisfy(level -> assertThat(help).contains(level.word() + ": "));
    assertThat(help).contains("Default: " + Settings.defaults().strategy() + ".");
  }

  /** The build sets it to 1, and most machines have more cores. */
  @Test
  void theEnvironmentNamesTheNumberOfJobs() {
    String jobs =
        System.getenv()
            .getOrDefault(
                "UNRAVEL_JOBS", String.valueOf(Runtime.getRuntime().availableProcessors()));

    assertThat(ToolRun.find(folder, "--json", "Passes").out()).contains("\"jobs\":" + jobs + ",");
    assertThat(ToolRun.find(folder, "--json", "--jobs", "3", "Passes").out())
        .contains("\"jobs\":3,");
  }

  @Test
  void completionIsAShellScript() {
    ToolRun run = ToolRun.of("generate-completion");

    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("complete -F").contains("continuation");
  }

  @Test
  void noColoursWhereThereIsNoTerminal() {
    assertThat(ToolRun.of("--help").out()).doesNotContain("\033[");
    assertThat(ToolRun.find(folder, "Fails").out()).doesNotContain("\033[");
  }
}
