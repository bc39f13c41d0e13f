package dev.unravel.conformance.programs.futures;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CompletableFuture;

/** anyOf has the value of whichever future completed first. */
@Outcomes({"a", "b"})
public final class AnyOfTakesTheFirst {
  public static void main(String[] args) throws InterruptedException {
    CompletableFuture<String> a = new CompletableFuture<>();
    CompletableFuture<String> b = new CompletableFuture<>();
    CompletableFuture<Object> any = CompletableFuture.anyOf(a, b);
    Thread t = new Thread(() -> a.complete("a"));
    t.start();
    b.complete("b");
    t.join();
    System.out.println(any.join());
  }
}
