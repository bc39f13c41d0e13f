package dev.unravel.conformance.programs.futures;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A far completeOnTimeout does not come before a value that a thread is about to give. */
@Outcomes("1")
public final class CompleteOnFarTimeoutComesTooLate {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    future.completeOnTimeout(2, 60, TimeUnit.SECONDS);
    Thread t = new Thread(() -> future.complete(1));
    t.start();
    int value = future.get();
    t.join();
    System.out.println(value);
  }
}
