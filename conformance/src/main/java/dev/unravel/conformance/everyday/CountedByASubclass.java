package dev.unravel.conformance.everyday;

/** A static field, and the same field by the name of a subclass. */
@Fails
public final class CountedByASubclass {
  private static class Shape {
    static int made;
  }

  private static final class Circle extends Shape {}

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> Circle.made++);
    other.start();
    Shape.made++;
    other.join();
    if (Shape.made != 2) {
      throw new AssertionError("made " + Shape.made);
    }
  }
}
