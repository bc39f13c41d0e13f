package dev.unravel.conformance.everyday;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A queue is polled in turns of a tenth of a second until both words have come: right. */
public final class QueueAskedInTurns {
  public static void main(String[] args) throws InterruptedException {
    BlockingQueue<String> words = new LinkedBlockingQueue<>();
    new Thread(
            () -> {
              words.add("one");
              words.add("two");
            })
        .start();
    int come = 0;
    for (int turn = 0; come < 2; turn++) {
      if (turn == 50) {
        throw new AssertionError(come + " words in 5 s");
      }
      if (words.poll(100, TimeUnit.MILLISECONDS) != null) {
        come++;
      }
    }
  }
}
