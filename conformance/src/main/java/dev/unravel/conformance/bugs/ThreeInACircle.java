package dev.unravel.conformance.bugs;

/** Three threads, three locks, each takes its own and then its neighbour's. */
@Expected(
    pattern = "lock-order deadlock",
    about = {"Fork", "Fork", "Fork"})
public final class ThreeInACircle {
  private static final class Fork {}

  private static void eat(Fork left, Fork right) {
    synchronized (left) { // <-
      synchronized (right) { // <-
        return;
      }
    }
  }

  public static void main(String[] args) {
    Fork[] forks = {new Fork(), new Fork(), new Fork()};
    for (int i = 0; i < 3; i++) {
      Fork left = forks[i];
      Fork right = forks[(i + 1) % 3];
      new Thread(() -> eat(left, right), "philosopher-" + i).start();
    }
  }
}
