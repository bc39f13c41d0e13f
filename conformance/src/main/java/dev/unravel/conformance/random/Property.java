package dev.unravel.conformance.random;

import java.util.List;

/** A number in a system property, which the JDK keeps for the program. */
record Property(String name) implements Shared {

  String get() {
    return "Integer.getInteger(\"" + name + "\", 0)";
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
