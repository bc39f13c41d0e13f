package dev.unravel.conformance;

import dev.unravel.conformance.bugs.Expected;
import dev.unravel.diagnose.data.Finding;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Job;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A program with a bug, and what is to be said about it.
 *
 * @param type its main class
 */
record Bug(Class<?> type) {
  static List<Bug> all() {
    return Programs.mainClassesIn("bugs").stream()
        .map(Bug::load)
        .filter(type -> !type.isAnnotation())
        .<Bug>map(Bug::new)
        .toList();
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, Bug.class.getClassLoader());
    } catch (ClassNotFoundException gone) {
      throw new IllegalStateException(gone);
    }
  }

  Expected expected() {
    return type.getAnnotation(Expected.class);
  }

  /** A failing execution of it. */
  Trace find(SharedWorker worker) {
    Settings settings = EngineSettings.withFewActions(Settings.defaults());
    Job search =
        Job.find(worker.target(type.getName()), settings, 20_000, 0).withFailOnTiming(true);
    return worker.run(search).found().orElseThrow();
  }

  /** The lines that end with a mark. */
  Set<Integer> lines(String mark) {
    return new TreeSet<>(MarkedLines.in(type, mark));
  }

  /** The lines that a finding is about, in its sentence or by its evidence. */
  Set<Integer> lines(Finding finding, Trace trace) {
    Set<Integer> lines = new TreeSet<>();
    Matcher places =
        Pattern.compile(type.getSimpleName() + "\\.java:(\\d+)").matcher(finding.sentence());
    while (places.find()) {
      lines.add(Integer.parseInt(places.group(1)));
    }
    for (Finding.Evidence each : finding.evidence()) {
      int location = trace.actions().get((int) each.clock() - 1).location();
      if (location >= 0) {
        lines.add(trace.locations().get(location).line());
      }
    }
    return lines;
  }

  /** The variables a finding is about, without the objects' numbers. */
  static List<String> about(Finding finding) {
    return finding.variables().stream().map(v -> v.replaceFirst("#\\d+", "")).sorted().toList();
  }

  List<String> expectedAbout() {
    return Stream.of(expected().about()).sorted().toList();
  }

  @Override
  public String toString() {
    return type.getSimpleName();
  }
}
