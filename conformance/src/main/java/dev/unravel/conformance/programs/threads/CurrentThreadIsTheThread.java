package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/** currentThread is the Thread object that was started, under the name it was given. */
@Outcomes("worker true")
public final class CurrentThreadIsTheThread {
  private Thread seen;

  public static void main(String[] args) throws InterruptedException {
    CurrentThreadIsTheThread p = new CurrentThreadIsTheThread();
    Thread t = new Thread(() -> p.seen = Thread.currentThread(), "worker");
    t.start();
    t.join();
    System.out.println(p.seen.getName() + " " + (p.seen == t));
  }
}
