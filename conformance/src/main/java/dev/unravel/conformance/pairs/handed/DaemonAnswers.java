package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

/** A daemon that takes from a queue and answers; the broken twin does not wait for it. */
public final class DaemonAnswers {
  private static volatile int answer;

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    BlockingQueue<Integer> questions = new LinkedBlockingQueue<>();
    CountDownLatch answered = new CountDownLatch(1);
    Thread daemon =
        Together.thread(
            () -> {
              while (true) {
                answer = questions.take() * 2;
                answered.countDown();
              }
            });
    daemon.setDaemon(true);
    daemon.start();
    questions.put(21);
    if (!broken) {
      answered.await();
    }
    expect(42, answer);
  }
}
