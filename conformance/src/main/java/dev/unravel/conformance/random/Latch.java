package dev.unravel.conformance.random;

import java.util.List;

/** A CountDownLatch in a static field. */
record Latch(String name, int count) implements Shared {

  @Override
  public String declaration() {
    return "  static final CountDownLatch " + name + " = new CountDownLatch(" + count + ");\n";
  }

  @Override
  public List<String> results() {
    return List.of();
  }

  @Override
  public void declare(Lowering to) {
    to.cell(name, count);
  }

  @Override
  public void lowerResults(Lowering to) {}
}
