package dev.unravel.conformance.random;

import java.util.List;

/** A static field through which objects are published that have one field of their own. */
record Slot(String name) implements Shared {

  @Override
  public String declaration() {
    return "  static final class Made"
        + name
        + " { int value; Made"
        + name
        + "(int value) { this.value = value; } }\n  static Made"
        + name
        + " "
        + name
        + ";\n";
  }

  @Override
  public List<String> results() {
    return List.of(name + " == null ? -1 : " + name + ".value");
  }

  @Override
  public void declare(Lowering to) {
    to.cell(name, 0);
  }

  @Override
  public void lowerResults(Lowering to) {
    int at = to.place(name);
    to.result(cells -> cells[at] == 0 ? -1 : cells[cells[at]]);
  }
}
