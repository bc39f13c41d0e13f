package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Two atomic calls on an element are not one. */
@Outcomes({"1", "2"})
public final class ArrayGetThenSetLosesAnUpdate {
  private static void add(AtomicIntegerArray array) {
    array.set(0, array.get(0) + 1);
  }

  public static void main(String[] args) throws InterruptedException {
    AtomicIntegerArray array = new AtomicIntegerArray(1);
    Thread t = new Thread(() -> add(array));
    t.start();
    add(array);
    t.join();
    System.out.println(array.get(0));
  }
}
