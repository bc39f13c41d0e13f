package dev.unravel.conformance.programs.virtualthreads;

import dev.unravel.conformance.Outcomes;

/** An exception nobody catches in a virtual thread is a failure. */
@Outcomes(value = "FAIL exception", jdk = 25)
public final class UncaughtExceptionOfAVirtualThread {
  public static void main(String[] args) throws InterruptedException {
    Thread t =
        Thread.ofVirtual()
            .name("v")
            .start(
                () -> {
                  throw new IllegalStateException("expected");
                });
    t.join();
    System.out.println("done");
  }
}
