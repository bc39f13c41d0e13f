package dev.unravel.conformance.bugs;

/** A class makes an instance of its subclass while it is initialised. */
@Expected(
    pattern = "class-initialisation deadlock",
    about = {"SuperclassNeedsSubclass$Base", "SuperclassNeedsSubclass$Derived"})
public final class SuperclassNeedsSubclass {
  private static class Base {
    static final Base DEFAULT = new Derived(); // <-
  }

  private static final class Derived extends Base {}

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> new Base(), "first"); // <-
    Thread second = new Thread(() -> new Derived(), "second"); // <-
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
