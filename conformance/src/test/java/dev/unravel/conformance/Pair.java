package dev.unravel.conformance;

import dev.unravel.trace.Target;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program of {@code pairs}, as it should be or as its broken twin.
 *
 * @param name of its main class
 * @param broken whether some schedule makes it fail
 */
record Pair(String name, boolean broken) {

  /** Every program, each followed by its twin. */
  static List<Pair> all() {
    return Programs.mainClassesIn("pairs").stream()
        .filter(name -> !name.endsWith(".Together"))
        .flatMap(name -> Stream.of(new Pair(name, false), new Pair(name, true)))
        .toList();
  }

  Target target(SharedWorker worker) {
    Target plain = worker.target(name);
    List<String> arguments = broken ? List.of("broken") : List.of();
    return new Target(
        plain.classPath(), plain.mainClass(), arguments, plain.jvmOptions(), plain.standardInput());
  }

  @Override
  public String toString() {
    return name.substring(name.lastIndexOf('.') + 1) + (broken ? ", broken" : "");
  }
}
