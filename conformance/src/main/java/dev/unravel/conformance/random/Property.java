package dev.unravel.conformance.random;

import java.util.List;

/** A number in a system property, which the JDK keeps for the program. */
record Property(String name) implements Shared {

  private static final String PREFIX = "random.";

  String key() {
    return "\"" + PREFIX + name + "\"";
  }

  String get() {
    return "Integer.getInteger(" + key() + ", 0)";
  }

  /** Removes those of all programs from this JVM. */
  static void clear() {
    System.getProperties().keySet().removeIf(key -> key.toString().startsWith(PREFIX));
  }

  @Override
  public String declaration() {
    return "";
  }

  @Override
  public List<String> results() {
    return List.of(get());
  }

  @Override
  public void declare(Lowering to) {
    to.cell(name, 0);
  }

  @Override
  public void lowerResults(Lowering to) {
    to.resultOf(name);
  }
}
