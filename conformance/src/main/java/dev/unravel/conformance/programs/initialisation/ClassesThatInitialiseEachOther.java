package dev.unravel.conformance.programs.initialisation;

import dev.unravel.conformance.Outcomes;

/** Two classes whose initialisers need each other, entered from two threads, may deadlock. */
@Outcomes({"done", "FAIL deadlock"})
public final class ClassesThatInitialiseEachOther {
  private static final class First {
    static final int VALUE = 1 + Second.value();

    static int value() {
      return 1;
    }
  }

  private static final class Second {
    static final int VALUE = 1 + First.value();

    static int value() {
      return 1;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> First.value());
    t.start();
    Second.value();
    t.join();
    System.out.println("done");
  }
}
