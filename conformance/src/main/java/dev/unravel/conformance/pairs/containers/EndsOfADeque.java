package dev.unravel.conformance.pairs.containers;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.LinkedBlockingDeque;

/** A deque that is used at both ends; the broken twin looks at its size. */
public final class EndsOfADeque {

  public static void main(String[] args) throws Exception {
    boolean broken = isBroken(args);

    LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
    deque.add(1);
    deque.add(2);
    int[] got = new int[2];
    Together.run(
        () -> got[0] = deque.takeFirst(),
        () -> got[1] = broken && deque.size() < 2 ? 0 : deque.takeLast());
    expect(3, got[0] + got[1]);
  }
}
