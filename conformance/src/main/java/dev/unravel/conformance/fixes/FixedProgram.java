package dev.unravel.conformance.fixes;

import dev.unravel.conformance.random.Sources;
import dev.unravel.trace.Target;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A broken program and two changes of it, in one file: a line that begins with {@code ~broken},
 * {@code ~right} or {@code ~wrong} belongs to that form alone.
 *
 * @param name of its file
 */
public record FixedProgram(String name) {
  private static final String MAIN = "Main";

  /** The forms of a program. */
  public enum Form {
    BROKEN,
    /** No schedule fails. */
    RIGHT,
    /** Some schedule fails, as before or otherwise. */
    WRONG
  }

  /** All of them. */
  public static List<FixedProgram> all() {
    return List.of(
            "Counter",
            "CheckThenPut",
            "LockOrder",
            "NotifyFirst",
            "IfNotWhile",
            "LazySingleton",
            "Range",
            "Transfer",
            "MissingJoin",
            "GetThenSet",
            "Iterating",
            "EmptyThenPoll",
            "EarlyFlag",
            "LatchCount",
            "Semaphores",
            "ReadLock",
            "ChangingLock",
            "UseAfterClose",
            "Overdraft",
            "Philosophers",
            "StaleTotal",
            "HandOver")
        .stream()
        .map(FixedProgram::new)
        .toList();
  }

  /** Compiles a form into a folder below the given one, and returns it as a target. */
  public Target target(Form form, Path folder) {
    Path classes = folder.resolve(name + "-" + form.name().toLowerCase(Locale.ROOT));
    try {
      Files.createDirectories(classes);
      Sources.compile(Map.of(MAIN, source(form)), classes);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    return new Target(List.of(classes.toString()), MAIN, List.of(), List.of(), new byte[0]);
  }

  /** The source of a form. */
  public String source(Form form) {
    String mark = "~" + form.name().toLowerCase(Locale.ROOT) + " ";
    return text()
        .lines()
        .filter(line -> !line.startsWith("~") || line.startsWith(mark))
        .map(line -> line.startsWith(mark) ? line.substring(mark.length()) : line)
        .collect(Collectors.joining("\n"));
  }

  private String text() {
    try (InputStream file =
        FixedProgram.class.getResourceAsStream("/dev/unravel/conformance/fixes/" + name + ".txt")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
