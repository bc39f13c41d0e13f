package dev.unravel.conformance.programs.forkjoin;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/** Two tasks of the common pool that wait for each other run in threads with two names. */
@Outcomes("two names")
public final class NoTwoWorkersShareAName {
  private final CountDownLatch both = new CountDownLatch(2);

  public static void main(String[] args) {
    NoTwoWorkersShareAName p = new NoTwoWorkersShareAName();
    CompletableFuture<String> one = CompletableFuture.supplyAsync(p::meet);
    CompletableFuture<String> other = CompletableFuture.supplyAsync(p::meet);
    boolean same = one.join().equals(other.join());
    System.out.println(same ? "one name" : "two names");
  }

  private String meet() {
    both.countDown();
    try {
      both.await();
    } catch (InterruptedException impossible) {
      throw new AssertionError(impossible);
    }
    return Thread.currentThread().getName();
  }
}
