package dev.unravel.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Lines of a program whose comment says that they matter. */
final class MarkedLines {
  private MarkedLines() {}

  /** The lines that end with a mark, from 1. */
  static List<Integer> in(Class<?> program, String mark) {
    List<String> lines = source(program);
    List<Integer> marked = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).endsWith("// " + mark)) {
        marked.add(i + 1);
      }
    }
    return marked;
  }

  /** Those of one method. */
  static List<Integer> inMethod(Class<?> program, String method) {
    List<String> lines = source(program);
    int begin = 0;
    while (!lines.get(begin).startsWith("  void " + method + "(")) {
      begin++;
    }
    int end = begin;
    while (!lines.get(end).equals("  }")) {
      end++;
    }
    int first = begin;
    int last = end;
    return in(program, "<-").stream().filter(line -> line > first && line <= last).toList();
  }

  private static List<String> source(Class<?> program) {
    try {
      return Files.readAllLines(
          Path.of("src/main/java", program.getName().replace('.', '/') + ".java"));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
