package dev.unravel.conformance.everyday;

import java.awt.Point;

/** A point of the JDK that one thread moves while another looks at its fields. */
@Fails
public final class PointThatMoves {
  private static final Point POINT = new Point();

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> POINT.move(3, 3));
    other.start();
    int y = POINT.y;
    int x = POINT.x;
    other.join();
    if (x != y) {
      throw new AssertionError(x + ", " + y);
    }
  }
}
