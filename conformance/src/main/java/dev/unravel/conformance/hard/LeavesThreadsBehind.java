package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Daemons and idle pool threads are left behind; the program is over. */
@Outcomes(value = "done", ownJvm = true)
public final class LeavesThreadsBehind {
  public static void main(String[] args) throws Exception {
    ExecutorService pool =
        Executors.newCachedThreadPool(
            task -> {
              Thread t = new Thread(task);
              t.setDaemon(true);
              return t;
            });
    pool.submit(() -> 1).get();
    Thread endless =
        new Thread(
            () -> {
              while (true) {
                Thread.onSpinWait();
              }
            });
    endless.setDaemon(true);
    endless.start();
    CompletableFuture.supplyAsync(() -> 2).get();
    System.out.println("done");
  }
}
