package dev.unravel.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.worker.WorkerSetup;
import java.util.List;
import org.junit.jupiter.api.Test;

class CommandsTest {
  private final Workplace workplace =
      new Workplace(() -> new byte[0], System.out, System.err, WorkerSetup::of);

  @Test
  void aCommandIsListedUnderItsOwnName() {
    assertThat(Commands.parser(workplace, List.of()).getSubcommands())
        .containsKeys("find", "prove", "run")
        .allSatisfy((name, command) -> assertThat(command.getCommandName()).isEqualTo(name));
  }

  @Test
  void onlyTheCommandThatIsAskedForIsMade() {
    assertThat(Commands.parser(workplace, List.of("replay", "--help")).getSubcommands())
        .containsOnlyKeys("replay");
  }

  @Test
  void aWordThatIsNoCommandIsMetByAllOfThem() {
    assertThat(Commands.parser(workplace, List.of("replya")).getSubcommands())
        .containsKeys("replay", "find");
  }
}
