package dev.unravel.benchmarks.tinertia.boundedbuffer;

import dev.unravel.benchmarks.shapes.Team;

/**
 * Producers send lines of text through a bounded buffer to consumers, which check and count them.
 * The bug is in {@link RingBuffer}: everybody may end up waiting.
 */
public final class Main {
  private static final int CAPACITY = 2;
  private static final int PRODUCERS = 4;
  private static final int CONSUMERS = 2;
  private static final int LINES = 8;

  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    RingBuffer buffer = new RingBuffer(CAPACITY);
    Ledger ledger = new Ledger(PRODUCERS);
    Thread[] producers = new Thread[PRODUCERS];
    for (int i = 0; i < PRODUCERS; i++) {
      producers[i] = Team.thread(new Producer(buffer, i, LINES, i == 0 ? 1 : 2));
    }
    Thread[] consumers = new Thread[CONSUMERS];
    for (int i = 0; i < CONSUMERS; i++) {
      consumers[i] = Team.thread(new Consumer(buffer, ledger, 1 + i));
    }
    start(consumers);
    start(producers);
    join(producers);
    for (int i = 0; i < CONSUMERS; i++) {
      buffer.put(Item.end());
    }
    join(consumers);
    check(buffer, ledger);
  }

  private static void start(Thread[] threads) {
    for (Thread thread : threads) {
      thread.start();
    }
  }

  private static void join(Thread[] threads) throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static void check(RingBuffer buffer, Ledger ledger) {
    boolean all =
        ledger.lines() == PRODUCERS * LINES
            && ledger.words() >= ledger.lines()
            && buffer.passed() == ledger.lines() + CONSUMERS
            && buffer.highWater() <= CAPACITY
            && buffer.isEmpty();
    if (!all) {
      throw new AssertionError(ledger.lines() + " lines arrived");
    }
  }
}
