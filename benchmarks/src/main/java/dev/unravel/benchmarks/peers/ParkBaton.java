package dev.unravel.benchmarks.peers;

import java.util.concurrent.locks.LockSupport;

/**
 * What passing control between OS threads alone costs: two threads that live on, and pass a baton
 * as often as an execution of ours changes threads. No hooks, no scheduler, no new threads.
 */
public final class ParkBaton {
  private static final Thread[] THREADS = new Thread[2];
  private static volatile int holder;
  private static volatile long left;
  private static volatile Thread done;

  private ParkBaton() {}

  /** Takes the number of switches of an execution, prints executions a second. */
  public static void main(String[] arguments) {
    int switches = Integer.parseInt(arguments[0]);
    for (int i = 0; i < THREADS.length; i++) {
      int me = i;
      THREADS[i] = new Thread(() -> pass(me));
      THREADS[i].setDaemon(true);
    }
    holder = -1;
    for (Thread thread : THREADS) {
      thread.start();
    }
    Stopwatch.printRate(executions -> run(executions * switches));
  }

  private static void run(long passes) {
    left = passes;
    done = Thread.currentThread();
    give(0);
    while (done != null) {
      LockSupport.park();
    }
  }

  private static void pass(int me) {
    for (; ; ) {
      while (holder != me) {
        LockSupport.park();
      }
      long now = left - 1;
      left = now;
      if (now > 0) {
        give(1 - me);
      } else {
        holder = -1;
        Thread waiting = done;
        done = null;
        LockSupport.unpark(waiting);
      }
    }
  }

  private static void give(int to) {
    holder = to;
    LockSupport.unpark(THREADS[to]);
  }
}
