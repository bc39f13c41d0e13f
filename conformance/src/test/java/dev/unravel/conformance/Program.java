package dev.unravel.conformance;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A program with the outcomes it is expected to have, see {@link Outcomes}.
 *
 * @param classes the directory of its class files
 * @param name its main class
 * @param outcomes all outcomes
 * @param ownJvm whether a plain run needs a JVM of its own
 * @param weakerOnRealMachines whether a plain run may show other outcomes
 * @param large whether a search without reduction is long
 */
record Program(
    Path classes,
    String name,
    Set<String> outcomes,
    boolean ownJvm,
    boolean weakerOnRealMachines,
    boolean large) {

  private static final Set<String> ENDLESS =
      Set.of("FAIL deadlock", "FAIL lost-notification", "FAIL livelock", "FAIL hang");

  static Program of(Path classes, Class<?> type) {
    Outcomes expected = type.getAnnotation(Outcomes.class);
    if (expected == null) {
      throw new IllegalStateException(type.getName() + " does not state its outcomes");
    }
    return new Program(
        classes,
        type.getName(),
        new TreeSet<>(Arrays.asList(expected.value())),
        expected.ownJvm(),
        expected.weakerOnRealMachines(),
        expected.large());
  }

  /** Reads what {@link #toLine} wrote in another JVM. */
  static Program parse(Path classes, String line) {
    String[] fields = line.split("\t");
    return new Program(
        classes,
        fields[0],
        new TreeSet<>(Arrays.asList(fields).subList(4, fields.length)),
        Boolean.parseBoolean(fields[1]),
        Boolean.parseBoolean(fields[2]),
        Boolean.parseBoolean(fields[3]));
  }

  String toLine() {
    return name
        + '\t'
        + ownJvm
        + '\t'
        + weakerOnRealMachines
        + '\t'
        + large
        + outcomes.stream().map(outcome -> '\t' + outcome).collect(Collectors.joining());
  }

  /** Whether some schedule never ends. */
  boolean mayBeEndless() {
    return outcomes.stream().anyMatch(ENDLESS::contains);
  }

  /** Whether some schedule fails. */
  boolean mayFail() {
    return outcomes.stream().anyMatch(outcome -> outcome.startsWith("FAIL"));
  }

  /** Whether it runs on every JDK, and needs no feature in preview. */
  boolean everywhere() {
    return classes.equals(Programs.CLASSES);
  }

  /** Area and name in words: {@code LatchMayTimeOut} is "latch may time out". */
  String sentence() {
    return sentence(name);
  }

  static String sentence(String className) {
    String[] parts = className.split("\\.");
    String words = parts[parts.length - 1].replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ");
    return parts[parts.length - 2] + ": " + words.toLowerCase();
  }
}
