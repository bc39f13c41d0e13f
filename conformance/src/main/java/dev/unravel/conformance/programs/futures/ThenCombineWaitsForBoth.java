package dev.unravel.conformance.programs.futures;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CompletableFuture;

/** thenCombine has both values, whichever came first. */
@Outcomes("12")
public final class ThenCombineWaitsForBoth {
  public static void main(String[] args) throws InterruptedException {
    CompletableFuture<Integer> a = new CompletableFuture<>();
    CompletableFuture<Integer> b = new CompletableFuture<>();
    CompletableFuture<Integer> both = a.thenCombine(b, (x, y) -> 10 * x + y);
    Thread t = new Thread(() -> a.complete(1));
    t.start();
    b.complete(2);
    int value = both.join();
    t.join();
    System.out.println(value);
  }
}
