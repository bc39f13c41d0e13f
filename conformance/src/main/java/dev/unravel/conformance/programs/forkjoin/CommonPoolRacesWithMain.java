package dev.unravel.conformance.programs.forkjoin;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CompletableFuture;

/** A task of the common pool runs before or after main's read. */
@Outcomes({"x=0", "x=1"})
public final class CommonPoolRacesWithMain {
  private int x;

  public static void main(String[] args) {
    CommonPoolRacesWithMain p = new CommonPoolRacesWithMain();
    CompletableFuture<Void> done = CompletableFuture.runAsync(() -> p.x = 1);
    int x = p.x;
    done.join();
    System.out.println("x=" + x);
  }
}
