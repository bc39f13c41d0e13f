package dev.unravel.benchmarks.tinertia.scanner;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * What is still to be scanned. The work is over when there is nothing left and nobody is busy,
 * since whoever is busy may find more.
 *
 * <p>The bug: to take something and to count as busy are two steps. In between, another thread
 * finds nothing left and nobody busy, and declares the work over.
 */
final class WorkQueue {
  private final Deque<Node> nodes = new ArrayDeque<>();
  private int busy;
  private boolean over;

  synchronized void add(Node node) {
    nodes.addLast(node);
    notifyAll();
  }

  /** The next one, or nothing when the work is over. */
  Optional<Node> next() throws InterruptedException {
    Optional<Node> node = take();
    if (node.isPresent()) {
      begin();
    }
    return node;
  }

  /** The one that was taken last by this thread is done. */
  synchronized void finish() {
    busy--;
    if (busy == 0 && nodes.isEmpty()) {
      notifyAll();
    }
  }

  synchronized void awaitOver() throws InterruptedException {
    while (!over) {
      wait();
    }
  }

  private synchronized Optional<Node> take() throws InterruptedException {
    while (nodes.isEmpty() && busy > 0) {
      wait();
    }
    if (nodes.isEmpty()) {
      over = true;
      notifyAll();
    }
    return Optional.ofNullable(nodes.pollLast());
  }

  private synchronized void begin() {
    busy++;
  }
}
