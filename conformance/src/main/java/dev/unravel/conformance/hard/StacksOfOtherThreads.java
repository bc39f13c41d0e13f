package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;

/** A thread can ask for the stacks of the others. */
@Outcomes("parked listed")
public final class StacksOfOtherThreads {
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(LockSupport::park, "sleeper");
    t.start();
    while (t.getState() != Thread.State.WAITING) {
      Thread.yield();
    }
    boolean parked =
        Arrays.stream(t.getStackTrace()).anyMatch(frame -> frame.getMethodName().equals("park"));
    boolean listed =
        Thread.getAllStackTraces().keySet().containsAll(Set.of(t, Thread.currentThread()));
    LockSupport.unpark(t);
    t.join();
    System.out.println((parked ? "parked" : "unknown") + (listed ? " listed" : " missing"));
  }
}
