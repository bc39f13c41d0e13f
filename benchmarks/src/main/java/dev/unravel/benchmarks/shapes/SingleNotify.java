package dev.unravel.benchmarks.shapes;

/**
 * A bounded buffer on one monitor with notify instead of notifyAll. A notification meant for a
 * producer wakes a consumer, which goes back to sleep, and all sleep. Known since the first text
 * books on monitors; it needs more threads than twice the places. The argument is the number of
 * places; there are as many producers, and one more consumer. No preemption is needed, but an order
 * in which the consumers wait first.
 */
public final class SingleNotify {
  private final int places;
  private int items;

  private SingleNotify(int places) {
    this.places = places;
  }

  public static void main(String[] arguments) throws InterruptedException {
    int places = Team.number(arguments, 1);
    SingleNotify shape = new SingleNotify(places);
    Team.Body[] bodies = new Team.Body[2 * places + 1];
    for (int i = 0; i < bodies.length; i++) {
      bodies[i] = i < places ? shape::produce : shape::consume;
    }
    Team.run(bodies);
  }

  private void produce() throws InterruptedException {
    for (int i = 0; i <= places; i++) {
      put();
    }
  }

  private void consume() throws InterruptedException {
    for (int i = 0; i < places; i++) {
      take();
    }
  }

  private synchronized void put() throws InterruptedException {
    while (items == places) {
      wait();
    }
    items++;
    notify();
  }

  private synchronized void take() throws InterruptedException {
    while (items == 0) {
      wait();
    }
    items--;
    notify();
  }
}
