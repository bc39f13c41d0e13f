package dev.unravel.benchmarks.shapes;

/**
 * The consumer says that it is done and then uses the queue once more, while main gives the queue
 * up. Known from pbzip2, in SCTBench as CB.pbzip2-0.9.4: an order violation. One preemption, depth
 * 2.
 */
public final class FreedQueue {
  private volatile int[] queue = {1, 2, 3};
  private boolean done;

  private FreedQueue() {}

  public static void main(String[] arguments) throws InterruptedException {
    FreedQueue shape = new FreedQueue();
    Team.thread(shape::consume).start();
    shape.await();
    shape.queue = null;
  }

  private void consume() {
    for (int i = 0; i < 3; i++) {
      queue[i] = 0;
    }
    synchronized (this) {
      done = true;
      notifyAll();
    }
    queue[0] = 1;
  }

  private synchronized void await() throws InterruptedException {
    while (!done) {
      wait();
    }
  }
}
