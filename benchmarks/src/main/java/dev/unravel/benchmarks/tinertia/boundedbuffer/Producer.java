package dev.unravel.benchmarks.tinertia.boundedbuffer;

import dev.unravel.benchmarks.shapes.Team;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Makes lines of words and puts them into the buffer, alone or in small batches. */
final class Producer implements Team.Body {
  private static final String[] WORDS = {"lock", "wait", "wake", "race", "join", "park"};

  private final RingBuffer buffer;
  private final int number;
  private final int lines;
  private final int batch;

  Producer(RingBuffer buffer, int number, int lines, int batch) {
    this.buffer = buffer;
    this.number = number;
    this.lines = lines;
    this.batch = batch;
  }

  @Override
  public void run() throws InterruptedException {
    SplittableRandom random = new SplittableRandom(number);
    List<Item> pending = new ArrayList<>();
    for (int i = 0; i < lines; i++) {
      pending.add(Item.of(number, i, line(random)));
      if (pending.size() == batch || i == lines - 1) {
        send(pending);
        pending.clear();
      }
    }
  }

  private void send(List<Item> items) throws InterruptedException {
    if (items.size() == 1) {
      buffer.put(items.get(0));
    } else {
      buffer.putAll(items);
    }
  }

  private static String line(SplittableRandom random) {
    StringBuilder line = new StringBuilder();
    for (int words = 1 + random.nextInt(3); words > 0; words--) {
      line.append(WORDS[random.nextInt(WORDS.length)]).append(' ');
    }
    return line.toString().trim();
  }
}
