package dev.unravel.conformance.programs.virtualthreads;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.locks.LockSupport;

/** A virtual thread is NEW, then RUNNABLE or WAITING in park, then TERMINATED. */
@Outcomes(
    value = {"NEW RUNNABLE TERMINATED", "NEW WAITING TERMINATED"},
    jdk = 25)
public final class StateOfAVirtualThread {
  public static void main(String[] args) throws InterruptedException {
    Thread t = Thread.ofVirtual().unstarted(LockSupport::park);
    Thread.State before = t.getState();
    t.start();
    Thread.State during = t.getState();
    LockSupport.unpark(t);
    t.join();
    System.out.println(before + " " + during + " " + t.getState());
  }
}
