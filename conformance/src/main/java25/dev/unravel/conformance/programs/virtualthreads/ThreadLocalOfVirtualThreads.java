package dev.unravel.conformance.programs.virtualthreads;

import dev.unravel.conformance.Outcomes;

/** Each virtual thread has its own thread locals, whatever carries it. */
@Outcomes(value = "a=1 b=2", jdk = 25)
public final class ThreadLocalOfVirtualThreads {
  private final ThreadLocal<Integer> local = new ThreadLocal<>();
  private int a;
  private int b;

  private int keep(int value) {
    local.set(value);
    Thread.yield();
    return local.get();
  }

  public static void main(String[] args) throws InterruptedException {
    ThreadLocalOfVirtualThreads p = new ThreadLocalOfVirtualThreads();
    Thread t = Thread.ofVirtual().start(() -> p.a = p.keep(1));
    Thread u = Thread.ofVirtual().start(() -> p.b = p.keep(2));
    t.join();
    u.join();
    System.out.println("a=" + p.a + " b=" + p.b);
  }
}
