package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** Which of two objects it is makes no difference, until one of them is asked. */
@Outcomes({"none", "some of first", "some of second"})
public final class NullOrOneOfTwo {
  private static final class Box {
    private final String name;

    Box(String name) {
      this.name = name;
    }
  }

  private Box box;

  public static void main(String[] args) throws InterruptedException {
    NullOrOneOfTwo p = new NullOrOneOfTwo();
    Thread first = new Thread(() -> p.box = new Box("first"));
    Thread second = new Thread(() -> p.box = new Box("second"));
    first.start();
    second.start();
    String found = p.box == null ? "none" : "some";
    first.join();
    second.join();
    System.out.println(found.equals("none") ? "none" : found + " of " + p.box.name);
  }
}
