package dev.unravel.conformance.inside;

import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * {@code pollFirst} of a ConcurrentLinkedDeque looks whether its node is still the first and then
 * takes the element. In between another thread may put a new one in front (JDK-8256833).
 */
public final class PolledBehindTheFirst {
  private PolledBehindTheFirst() {}

  public static void main(String[] args) throws InterruptedException {
    ConcurrentLinkedDeque<String> deque = new ConcurrentLinkedDeque<>();
    deque.add("old");
    String[] polled = new String[1];
    Thread poller = new Thread(() -> polled[0] = deque.pollFirst());
    poller.start();
    deque.addFirst("new");
    String last = deque.peekLast();
    poller.join();
    if (last.equals("old") && polled[0].equals("old")) {
      throw new AssertionError("was still there behind the new one, and yet came out as the first");
    }
  }
}
