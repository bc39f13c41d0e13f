package dev.unravel.cli.target;

import java.util.concurrent.atomic.AtomicInteger;

/** Loops that other threads keep going, and loops that they do not. */
public final class Rounds {
  private static final AtomicInteger ATOMIC = new AtomicInteger();
  private static final Object FIRST = new Object();
  private static final Object SECOND = new Object();
  private static volatile boolean flag;
  private static volatile int bits;

  private Rounds() {}

  public static void main(String[] args) throws InterruptedException {
    switch (args[0]) {
      case "a spin that counts" -> together(Rounds::await, () -> flag = true);
      case "a spin that fails the third time" -> together(Rounds::awaitOrFail, () -> flag = true);
      case "a compare-and-set that is tried again" ->
          together(Rounds::add, () -> repeat(3, Rounds::add));
      case "a spin in a loop" -> together(Rounds::awaitBits, Rounds::setBits);
      case "as many rounds as there are elements" -> together(Rounds::look, () -> bits = 1);
      case "a spin beside a deadlock" -> together(Rounds::await, Rounds::oneWay, Rounds::otherWay);
      default -> throw new IllegalArgumentException(args[0]);
    }
  }

  private static int await() {
    int rounds = 0;
    while (!flag) {
      rounds++;
    }
    return rounds;
  }

  private static void awaitOrFail() {
    if (await() == 3) {
      throw new IllegalStateException("three");
    }
  }

  private static void add() {
    int tries = 0;
    int old;
    do {
      old = ATOMIC.get();
      tries++;
    } while (!ATOMIC.compareAndSet(old, old + 1));
    if (tries > 4) {
      throw new IllegalStateException("as often as all others together");
    }
  }

  private static void awaitBits() {
    int rounds = 0;
    for (int i = 0; i < 2; i++) {
      while ((bits & 1 << i) == 0) {
        rounds++;
      }
    }
    if (rounds < 0) {
      throw new IllegalStateException();
    }
  }

  private static void setBits() {
    bits = 1;
    bits = 3;
  }

  private static void look() {
    int[] seen = new int[4];
    for (int i = 0; i < seen.length; i++) {
      seen[i] = bits;
    }
    if (seen[0] > seen[3]) {
      throw new IllegalStateException();
    }
  }

  private static void oneWay() {
    synchronized (FIRST) {
      synchronized (SECOND) {
        flag = true;
      }
    }
  }

  private static void otherWay() {
    synchronized (SECOND) {
      synchronized (FIRST) {
        bits = 1;
      }
    }
  }

  private static void repeat(int times, Runnable task) {
    for (int i = 0; i < times; i++) {
      task.run();
    }
  }

  private static void together(Runnable... tasks) throws InterruptedException {
    Thread[] threads = new Thread[tasks.length];
    for (int i = 0; i < tasks.length; i++) {
      threads[i] = new Thread(tasks[i]);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
