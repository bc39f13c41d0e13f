package dev.unravel.conformance.random;

import java.util.List;

/**
 * A statement of a random program, as Java and as what it means. A statement that sees a value has
 * a number, and keeps the value in the local variable of that number.
 */
interface Statement {
  /** One or more lines of Java. */
  String java();

  /** What it does, step by step. */
  void lower(Lowering to);

  /** What it shares with others. */
  List<Shared> uses();

  /** The numbers of the values that it sees. */
  default List<Integer> sees() {
    return List.of();
  }

  /** Members of the main class that it needs. */
  default String members() {
    return "";
  }

  /** Statements like it with something left out. */
  default List<Statement> smaller() {
    return List.of();
  }
}
