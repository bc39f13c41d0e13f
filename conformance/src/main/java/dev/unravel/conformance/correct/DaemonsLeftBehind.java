package dev.unravel.conformance.correct;

import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;

/** Daemons that wait on a monitor, in a queue, in a park and asleep when the program ends. */
public final class DaemonsLeftBehind {
  private static void daemon(Callable<?> body) {
    Thread t =
        new Thread(
            () -> {
              try {
                body.call();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    t.setDaemon(true);
    t.start();
  }

  public static void main(String[] args) {
    Object lock = new Object();
    daemon(
        () -> {
          synchronized (lock) {
            while (true) {
              lock.wait();
            }
          }
        });
    daemon(() -> new LinkedBlockingQueue<Integer>().take());
    daemon(
        () -> {
          while (true) {
            LockSupport.park();
          }
        });
  }
}
