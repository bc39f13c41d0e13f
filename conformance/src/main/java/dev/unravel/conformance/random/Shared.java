package dev.unravel.conformance.random;

import java.util.List;

/** Something that the threads of a program share: what is declared, and what is left in the end. */
interface Shared {
  /** Its name, by which Java and the model know it. */
  String name();

  /** Members of the program's main class. */
  String declaration();

  /** What it was left with, each an expression that has a value once all threads have ended. */
  List<String> results();

  /** Its cells, locks and classes. */
  void declare(Lowering to);

  /** The code of its static initialiser, if it has one. */
  default void lowerInitialiser(Lowering to) {}

  /** What evaluating the results does in the model; leaves one cell for each. */
  void lowerResults(Lowering to);

  /** Whether the oracle knows exactly what its methods do. */
  default boolean isModelled() {
    return true;
  }

  /** What its static initialiser uses. */
  default List<String> uses() {
    return List.of();
  }
}
