package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.atomic.LongAdder;

/** A sum in a LongAdder; the broken twin adds to a field. */
public final class AdderOfThree {
  private static long plain;

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    LongAdder adder = new LongAdder();
    Together.Part part =
        () -> {
          if (broken) {
            plain++;
          } else {
            adder.increment();
          }
        };
    Together.run(part, part, part);
    expect(3L, broken ? plain : adder.sum());
  }
}
