package dev.unravel.benchmarks.tinertia.boundedbuffer;

import dev.unravel.benchmarks.shapes.Team;
import java.util.List;

/** Takes lines until it meets the end, and books each. */
final class Consumer implements Team.Body {
  private final RingBuffer buffer;
  private final Ledger ledger;
  private final int batch;

  Consumer(RingBuffer buffer, Ledger ledger, int batch) {
    this.buffer = buffer;
    this.ledger = ledger;
    this.batch = batch;
  }

  @Override
  public void run() throws InterruptedException {
    boolean going = true;
    while (going) {
      List<Item> items = batch == 1 ? List.of(buffer.take()) : buffer.takeSome(batch);
      for (Item item : items) {
        if (item.isEnd()) {
          going = false;
        } else {
          ledger.book(item);
        }
      }
    }
  }
}
