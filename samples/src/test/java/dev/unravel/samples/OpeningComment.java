package dev.unravel.samples;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a sample says about itself in the comment it opens with.
 *
 * @param command the command to run
 * @param output what the command prints, or the part of it that matters
 */
record OpeningComment(String command, List<String> output) {
  private static final Path SOURCES = Path.of("src/main/java/dev/unravel/samples");
  private static final String RUN = "Run it:";
  private static final String OUTPUT = "You get:";
  private static final String INDENTATION = "  ";
  private static final Pattern EXECUTIONS = Pattern.compile("--executions (\\d+)");

  OpeningComment {
    output = List.copyOf(output);
  }

  /** The samples there are, by the names of their classes. */
  static List<String> samples() {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.matches("Sample\\d\\d.*\\.java"))
          .map(name -> name.substring(0, name.length() - ".java".length()))
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  static OpeningComment of(String sample) {
    List<String> lines;
    try (Stream<String> all = Files.lines(SOURCES.resolve(sample + ".java"))) {
      lines = all.takeWhile(line -> !line.equals(" */")).map(OpeningComment::text).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    int run = lines.indexOf(RUN);
    int output = lines.indexOf(OUTPUT);
    if (run < 0 || output < run) {
      throw new IllegalStateException(
          sample + " does not say \"" + RUN + "\" and \"" + OUTPUT + "\"");
    }
    return new OpeningComment(
        indented(lines.subList(run, output)).get(0), indented(lines.subList(output, lines.size())));
  }

  /** How many executions the command allows, or 0 for as many as it takes. */
  long executions() {
    Matcher matcher = EXECUTIONS.matcher(command);
    return matcher.find() ? Long.parseLong(matcher.group(1)) : 0;
  }

  private static List<String> indented(List<String> lines) {
    return lines.stream()
        .filter(line -> line.startsWith(INDENTATION))
        .map(line -> line.substring(INDENTATION.length()))
        .toList();
  }

  private static String text(String line) {
    return line.startsWith(" * ") ? line.substring(3) : "";
  }
}
