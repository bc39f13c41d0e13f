package dev.unravel.conformance.random;

import java.util.List;

/**
 * An AtomicInteger in a static field.
 *
 * @param elsewhere whether of another class than the main class
 */
record Atomic(String name, boolean elsewhere, int initial) implements Shared {

  String java() {
    return elsewhere ? "Of" + name + "." + name : name;
  }

  @Override
  public String declaration() {
    String field = "static final AtomicInteger " + name + " = new AtomicInteger(" + initial + ");";
    return elsewhere
        ? "  static final class Of" + name + " { " + field + " }\n"
        : "  " + field + "\n";
  }

  @Override
  public List<String> results() {
    return List.of(java() + ".get()");
  }

  @Override
  public void declare(Lowering to) {
    to.cell(name, initial);
    if (elsewhere) {
      to.type("Of" + name);
    }
  }

  @Override
  public void lowerInitialiser(Lowering to) {
    if (elsewhere) {
      to.beginInitialiser("Of" + name);
      to.endInitialiser("Of" + name);
    }
  }

  void lowerReceiver(Lowering to) {
    if (elsewhere) {
      to.initialise("Of" + name);
    }
  }

  @Override
  public void lowerResults(Lowering to) {
    lowerReceiver(to);
    to.resultOf(name);
  }
}
