package dev.unravel.conformance.programs.virtualthreads;

import dev.unravel.conformance.Outcomes;

/** A platform thread from the builder races like any other and has its name. */
@Outcomes(
    value = {"x=0 worker-1", "x=1 worker-1"},
    jdk = 25)
public final class PlatformBuilderStartsAThread {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    PlatformBuilderStartsAThread p = new PlatformBuilderStartsAThread();
    Thread t = Thread.ofPlatform().name("worker-", 1).start(() -> p.x = 1);
    int x = p.x;
    t.join();
    System.out.println("x=" + x + " " + t.getName());
  }
}
