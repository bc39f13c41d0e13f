package dev.unravel.conformance.everyday;

import java.util.Random;

/** Tokens of 64 bits out of one random source, which has 32 at a time. */
@Fails
public final class TokenOfTwoDraws {
  private static final long SEED = 42;
  private static final Random DICE = new Random(SEED);
  private static long first;
  private static long second;

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> first = DICE.nextLong());
    Thread other = new Thread(() -> second = DICE.nextLong());
    one.start();
    other.start();
    one.join();
    other.join();
    Random again = new Random(SEED);
    long token = again.nextLong();
    if (first != token && second != token) {
      throw new AssertionError("a token of two halves");
    }
  }
}
