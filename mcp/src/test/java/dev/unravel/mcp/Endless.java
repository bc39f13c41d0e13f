package dev.unravel.mcp;

/** A program that never fails, and has more schedules than anybody can run. */
public final class Endless {
  private static int count;

  private Endless() {}

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      new Thread(Endless::count).start();
    }
  }

  private static void count() {
    for (int i = 0; i < 100; i++) {
      count++;
    }
  }
}
