package dev.unravel.benchmarks.tinertia.tracelogger;

import java.util.ArrayList;
import java.util.List;

/** The log as text, in memory. Written by one thread, and read when that has ended. */
final class LogFile {
  private final List<String> lines = new ArrayList<>();

  void write(Entry entry) {
    lines.add(entry.format());
  }

  /** How many different entries of a thread there are. */
  int countOf(int thread) {
    return (int)
        lines.stream()
            .map(Entry::parse)
            .filter(entry -> entry.thread() == thread)
            .mapToInt(Entry::number)
            .distinct()
            .count();
  }
}
