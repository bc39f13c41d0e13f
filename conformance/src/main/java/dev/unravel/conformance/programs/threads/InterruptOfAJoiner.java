package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** A joiner that is interrupted throws, unless the other thread ended first. */
@Outcomes({"joined", "interrupted"})
public final class InterruptOfAJoiner {
  private String result;

  public static void main(String[] args) throws InterruptedException {
    InterruptOfAJoiner p = new InterruptOfAJoiner();
    Thread target = new Thread(Thread::yield);
    target.start();
    Thread joiner =
        new Thread(
            () -> {
              try {
                target.join();
                p.result = "joined";
              } catch (InterruptedException e) {
                p.result = "interrupted";
              }
            });
    joiner.start();
    joiner.interrupt();
    joiner.join();
    target.join();
    System.out.println(p.result);
  }
}
