package dev.unravel.cli.target;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Two threads climb a ladder together, each every other rung, and whoever looks for its rung too
 * early has missed it for good. To reach the top takes the one right order among millions, and the
 * way there leads through few states. The argument says what the height is kept in.
 */
public final class Ladder {
  private static final int RUNGS = 10;
  private static volatile int inStatic;

  private volatile int inField;
  private final int[] inArray = new int[2];
  private final AtomicInteger inAtomic = new AtomicInteger();
  private final AtomicReference<Integer> inReference = new AtomicReference<>(0);

  private final String kind;

  private Ladder(String kind) {
    this.kind = kind;
  }

  public static void main(String[] args) throws InterruptedException {
    inStatic = 0;
    Ladder ladder = new Ladder(args[0]);
    Thread odd = new Thread(() -> ladder.climb(0));
    Thread even = new Thread(() -> ladder.climb(1));
    for (Thread thread : Arrays.asList(odd, even)) {
      thread.start();
    }
    odd.join();
    even.join();
    if (ladder.height() == RUNGS) {
      throw new AssertionError("at the top");
    }
  }

  private void climb(int first) {
    for (int rung = first; rung < RUNGS; rung += 2) {
      if (height() == rung) {
        reach(rung + 1);
      }
    }
  }

  private int height() {
    return switch (kind) {
      case "static" -> inStatic;
      case "field" -> inField;
      case "array" -> inArray[1];
      case "atomic" -> inAtomic.get();
      case "reference" -> inReference.get();
      default -> throw new IllegalArgumentException(kind);
    };
  }

  private void reach(int rung) {
    switch (kind) {
      case "static" -> inStatic = rung;
      case "field" -> inField = rung;
      case "array" -> inArray[1] = rung;
      case "atomic" -> inAtomic.set(rung);
      case "reference" -> inReference.set(rung);
      default -> throw new IllegalArgumentException(kind);
    }
  }
}
