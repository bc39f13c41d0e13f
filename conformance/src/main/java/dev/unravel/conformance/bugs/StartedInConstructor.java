package dev.unravel.conformance.bugs;

/** A service starts its thread before its field is set. */
@Expected(pattern = "use before initialisation", about = "StartedInConstructor.greeting")
public final class StartedInConstructor {
  private volatile String greeting;

  private StartedInConstructor() {
    new Thread(this::greet, "greeter").start();
    greeting = "hello"; // <-
  }

  private void greet() {
    String text = greeting; // <-
    text.length();
  }

  public static void main(String[] args) {
    new StartedInConstructor();
  }
}
