package dev.unravel.conformance.determinism;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** Draws from every source of random numbers, in two threads. */
public final class RandomNumbers {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(RandomNumbers::print);
    t.start();
    print();
    t.join();
  }

  private static void print() {
    byte[] bytes = new byte[4];
    new SecureRandom().nextBytes(bytes);
    List<Integer> shuffled = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
    Collections.shuffle(shuffled);
    System.out.println(new Random().nextInt() + " " + Math.random());
    System.out.println(UUID.randomUUID() + " " + new SecureRandom().nextLong());
    System.out.println(ThreadLocalRandom.current().nextInt() + " " + List.of(bytes[0], bytes[3]));
    System.out.println(new SplittableRandom().nextInt() + " " + shuffled);
  }
}
