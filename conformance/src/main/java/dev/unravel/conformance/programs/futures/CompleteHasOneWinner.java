package dev.unravel.conformance.programs.futures;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CompletableFuture;

/** Of two completions exactly one takes effect. */
@Outcomes({"main=true value=2", "main=false value=1"})
public final class CompleteHasOneWinner {
  public static void main(String[] args) throws InterruptedException {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Thread t = new Thread(() -> future.complete(1));
    t.start();
    boolean mine = future.complete(2);
    t.join();
    System.out.println("main=" + mine + " value=" + future.join());
  }
}
