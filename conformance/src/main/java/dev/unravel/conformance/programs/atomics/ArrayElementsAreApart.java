package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Increments of one element both count and the other element stays alone. */
@Outcomes("[2, 1]")
public final class ArrayElementsAreApart {
  public static void main(String[] args) throws InterruptedException {
    AtomicIntegerArray array = new AtomicIntegerArray(2);
    Thread t = new Thread(() -> array.incrementAndGet(0));
    t.start();
    array.incrementAndGet(0);
    array.incrementAndGet(1);
    t.join();
    System.out.println(array);
  }
}
