package dev.unravel.conformance.everyday;

import java.util.Random;

/** Numbers out of one random source, each of which is drawn at once: right. */
public final class NumberOfOneDraw {
  private static final long SEED = 42;
  private static final Random DICE = new Random(SEED);
  private static int first;
  private static int second;

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> first = DICE.nextInt());
    Thread other = new Thread(() -> second = DICE.nextInt());
    one.start();
    other.start();
    one.join();
    other.join();
    int number = new Random(SEED).nextInt();
    if (first != number && second != number) {
      throw new AssertionError("a number that was never drawn");
    }
  }
}
