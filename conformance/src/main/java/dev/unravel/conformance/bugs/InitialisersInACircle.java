package dev.unravel.conformance.bugs;

/** Two classes need each other while they are initialised. */
@Expected(
    pattern = "class-initialisation deadlock",
    about = {"InitialisersInACircle$A", "InitialisersInACircle$B"})
public final class InitialisersInACircle {
  private static final class A {
    static final Object OTHER = B.touch(); // <-

    static Object touch() {
      return "a";
    }
  }

  private static final class B {
    static final Object OTHER = A.touch(); // <-

    static Object touch() {
      return "b";
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> A.touch(), "first"); // <-
    Thread second = new Thread(() -> B.touch(), "second"); // <-
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
