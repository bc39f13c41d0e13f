package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A compare-and-set cannot see that the value went away and came back. swapped=false comes only
 * from the middle.
 */
@Outcomes({"swapped=true", "swapped=false"})
public final class ReferenceHidesAnAba {
  public static void main(String[] args) throws InterruptedException {
    AtomicReference<String> reference = new AtomicReference<>("a");
    Thread t =
        new Thread(
            () -> {
              reference.set("b");
              reference.set("a");
            });
    t.start();
    boolean swapped = reference.compareAndSet("a", "c");
    t.join();
    System.out.println("swapped=" + swapped);
  }
}
