package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Two threads that take from the ends of a deque; the broken twin looks before it removes. */
public final class BothEndsOfADeque {
  private static int take(ConcurrentLinkedDeque<Integer> deque, boolean first, boolean looks) {
    if (looks) {
      return deque.isEmpty() ? 0 : first ? deque.removeFirst() : deque.removeLast();
    }
    Integer item = first ? deque.pollFirst() : deque.pollLast();
    return item == null ? 0 : item;
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
    deque.add(5);
    int[] got = new int[2];
    Together.run(
        () -> got[0] = take(deque, true, broken), () -> got[1] = take(deque, false, broken));
    expect(5, got[0] + got[1]);
  }
}
