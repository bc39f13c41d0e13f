package dev.unravel.conformance.correct;

import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** Prints what the random sources give; the same schedule must print the same. */
public final class PrintsRandomNumbers {
  private String drawn;

  public static void main(String[] args) throws InterruptedException {
    PrintsRandomNumbers p = new PrintsRandomNumbers();
    Thread t =
        new Thread(
            () -> p.drawn = ThreadLocalRandom.current().nextInt(1_000) + " " + Math.random());
    t.start();
    String mine =
        new Random().nextInt(1_000)
            + " "
            + UUID.randomUUID()
            + " "
            + new SplittableRandom().nextInt(1_000);
    t.join();
    System.out.println(mine + " " + p.drawn);
  }
}
