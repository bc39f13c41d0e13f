package dev.unravel.agent.breakpoints.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The content of a breakpoint file.
 *
 * @param problems lines that could not be understood; the others count
 */
public record BreakpointFile(List<Definition> definitions, List<String> problems) {
  public static BreakpointFile read(String file) {
    String text;
    try {
      text = new String(Files.readAllBytes(Path.of(file)), StandardCharsets.UTF_8);
    } catch (NoSuchFileException missing) {
      return unreadable(file, "there is no such file");
    } catch (IOException | InvalidPathException failed) {
      return unreadable(file, failed.getMessage());
    }
    return parse(file, text);
  }

  private static BreakpointFile unreadable(String file, String why) {
    return new BreakpointFile(
        List.of(),
        List.of("cannot read breakpoints from " + file + " (" + why + "); going on without"));
  }

  static BreakpointFile parse(String file, String text) {
    List<Definition> definitions = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    String[] lines = text.split("\r\n|\n|\r", -1);
    for (int i = 0; i < lines.length; i++) {
      String where = file + ":" + (i + 1);
      try {
        Optional<Definition> found = DefinitionParser.parse(lines[i], i + 1);
        if (found.isPresent()) {
          add(found.get(), definitions, where, problems);
        }
      } catch (SyntaxException wrong) {
        problems.add(where + ":" + wrong.column() + ": " + wrong.getMessage());
      }
    }
    return new BreakpointFile(definitions, problems);
  }

  private static void add(
      Definition definition, List<Definition> definitions, String where, List<String> problems) {
    for (Definition known : definitions) {
      if (known.name().equals(definition.name())) {
        problems.add(
            where
                + ": breakpoint \""
                + definition.name()
                + "\" is defined in line "
                + known.line()
                + " already; this one is left out");
        return;
      }
    }
    definitions.add(definition);
  }
}
