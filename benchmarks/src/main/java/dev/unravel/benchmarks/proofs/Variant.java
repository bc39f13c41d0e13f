package dev.unravel.benchmarks.proofs;

/** Which version of a program runs. */
final class Variant {
  static final String FIXED = "fixed";

  private final String name;

  private Variant(String name) {
    this.name = name;
  }

  static Variant of(String[] arguments) {
    return new Variant(arguments.length == 0 ? FIXED : arguments[0]);
  }

  /** Whether the program has a certain bug. */
  boolean has(String bug) {
    return name.equals(bug);
  }
}
