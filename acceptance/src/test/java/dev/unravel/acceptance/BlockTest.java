package dev.unravel.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.acceptance.Block.Command;
import java.util.List;
import org.junit.jupiter.api.Test;

class BlockTest {
  @Test
  void aConversationIsCommandsWithAnswers() {
    Block block =
        Block.in(List.of("text", "```console", "$ one", "first", "$ two", "```", "text")).get(0);

    assertThat(block.line()).isEqualTo(2);
    assertThat(block.commands())
        .containsExactly(new Command("one", List.of("first")), new Command("two", List.of()));
  }

  @Test
  void aScriptIsCommandsWithoutAnswersOrComments() {
    Block block = Block.in(List.of("```sh", "# all", "one -a   # now", "", "two", "```")).get(0);

    assertThat(block.commands())
        .containsExactly(new Command("one -a", List.of()), new Command("two", List.of()));
  }

  @Test
  void otherLanguagesHaveNoCommands() {
    List<Block> blocks = Block.in(List.of("```java", "class A {}", "```", "```", "x", "```"));

    assertThat(blocks).extracting(Block::language).containsExactly("java", "");
    assertThat(blocks).allMatch(block -> block.commands().isEmpty());
    assertThat(blocks.get(0).text()).isEqualTo("class A {}\n");
  }
}
