package dev.unravel.conformance.programs.futures;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CompletableFuture;

/**
 * A dependent step runs in the thread that completes, or in the one that adds it when the value is
 * there already.
 */
@Outcomes({"main", "worker"})
public final class ThenApplyRunsInEitherThread {
  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Thread t = new Thread(() -> future.complete(1));
    t.start();
    boolean inMain = future.thenApply(v -> Thread.currentThread() == main).join();
    t.join();
    System.out.println(inMain ? "main" : "worker");
  }
}
