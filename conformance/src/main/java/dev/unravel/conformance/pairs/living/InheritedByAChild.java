package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** A variable that a child inherits; the broken twin sets it too late. */
public final class InheritedByAChild {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    InheritableThreadLocal<String> name = new InheritableThreadLocal<>();
    if (!broken) {
      name.set("parent");
    }
    Thread child = Together.thread(() -> expect("parent", name.get()));
    name.set("parent");
    child.start();
    child.join();
  }
}
