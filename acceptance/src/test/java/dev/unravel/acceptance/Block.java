package dev.unravel.acceptance;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A fenced block of a page.
 *
 * @param line where it begins
 * @param language what stands behind the fence
 * @param lines what is in it
 */
record Block(int line, String language, List<String> lines) {
  private static final String FENCE = "```";
  private static final String PROMPT = "$ ";

  Block {
    lines = List.copyOf(lines);
  }

  /** All blocks of a page, in their order. */
  static List<Block> in(List<String> page) {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < page.size(); i++) {
      if (page.get(i).startsWith(FENCE)) {
        int begin = i++;
        while (!page.get(i).equals(FENCE)) {
          i++;
        }
        blocks.add(
            new Block(
                begin + 1, page.get(begin).substring(FENCE.length()), page.subList(begin + 1, i)));
      }
    }
    return blocks;
  }

  String text() {
    return String.join("\n", lines) + "\n";
  }

  /**
   * The commands of a block: every line of a script; in a conversation ({@code console}) the lines
   * behind a prompt, each with what it answers.
   */
  List<Command> commands() {
    return switch (language) {
      case "sh" -> lines.stream().map(Block::withoutComment).flatMap(Block::command).toList();
      case "console" -> conversation();
      default -> List.of();
    };
  }

  private static String withoutComment(String line) {
    return line.replaceAll("(^|\\s+)#.*", "");
  }

  private static Stream<Command> command(String line) {
    return line.isBlank() ? Stream.empty() : Stream.of(new Command(line, List.of()));
  }

  private List<Command> conversation() {
    List<Command> commands = new ArrayList<>();
    List<String> answer = new ArrayList<>();
    String asked = "";
    for (String line : lines) {
      if (line.startsWith(PROMPT)) {
        add(asked, answer, commands);
        asked = line.substring(PROMPT.length());
        answer.clear();
      } else {
        answer.add(line);
      }
    }
    add(asked, answer, commands);
    return commands;
  }

  private static void add(String asked, List<String> answer, List<Command> commands) {
    if (!asked.isEmpty()) {
      commands.add(new Command(asked, answer));
    }
  }

  /**
   * Something to type.
   *
   * @param text what
   * @param answer what the page says that one gets, with {@code ...} for what it leaves out
   */
  record Command(String text, List<String> answer) {
    Command {
      answer = List.copyOf(answer);
    }
  }
}
