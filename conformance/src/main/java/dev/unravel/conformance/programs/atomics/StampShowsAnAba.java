package dev.unravel.conformance.programs.atomics;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.atomic.AtomicStampedReference;

/**
 * The stamp tells a value that came back from one that stayed. returned=true swapped=true means the
 * stamp is not compared.
 */
@Outcomes({
  "returned=false swapped=true",
  "returned=false swapped=false",
  "returned=true swapped=false"
})
public final class StampShowsAnAba {
  public static void main(String[] args) throws InterruptedException {
    AtomicStampedReference<String> reference = new AtomicStampedReference<>("a", 0);
    Thread t =
        new Thread(
            () -> {
              reference.set("b", 1);
              reference.set("a", 2);
            });
    t.start();
    boolean returned = reference.getStamp() == 2;
    boolean swapped = reference.compareAndSet("a", "c", 0, 3);
    t.join();
    System.out.println("returned=" + returned + " swapped=" + swapped);
  }
}
