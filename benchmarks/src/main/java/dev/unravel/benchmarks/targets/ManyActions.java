package dev.unravel.benchmarks.targets;

/** Two threads that increment a field: as many reads and writes together as the argument says. */
public final class ManyActions {
  private int value;

  private ManyActions() {}

  public static void main(String[] arguments) throws InterruptedException {
    int increments = Integer.parseInt(arguments[0]) / 2;
    ManyActions shared = new ManyActions();
    Thread first = new Thread(() -> shared.count(increments / 2));
    Thread second = new Thread(() -> shared.count(increments - increments / 2));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  private void count(int times) {
    for (int i = 0; i < times; i++) {
      value++;
    }
  }
}
