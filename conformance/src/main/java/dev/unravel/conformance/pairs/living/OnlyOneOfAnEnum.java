package dev.unravel.conformance.pairs.living;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;

/** An only object that is a constant; the broken twin counts without a monitor. */
public final class OnlyOneOfAnEnum {

  private enum Counter {
    ONLY;

    private int count;

    private void add(boolean apart) {
      if (apart) {
        count++;
      } else {
        synchronized (this) {
          count++;
        }
      }
    }
  }

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    Together.run(() -> Counter.ONLY.add(broken), () -> Counter.ONLY.add(broken));
    expect(2, Counter.ONLY.count);
  }
}
