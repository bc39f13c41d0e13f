package dev.unravel.benchmarks.strangers;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Lists of the published tests that have to do with threads. */
public final class TestLists {
  private TestLists() {}

  /** Whether a test, by its full name, is in one of the classes that are listed for a set. */
  public static Predicate<String> classesOf(String set) {
    Set<String> classes =
        JarSet.lines("classes.txt").stream()
            .map(line -> line.split(" "))
            .filter(words -> words[0].equals(set))
            .map(words -> words[1])
            .collect(Collectors.toSet());
    return test -> classes.contains(test.replaceFirst("#.*", ""));
  }

  /** The tests of Kafka Streams on which bugs are known to be found. */
  public static List<String> methods() {
    return JarSet.lines("kafka.txt");
  }
}
