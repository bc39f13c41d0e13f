package dev.unravel.conformance.everyday;

/** A thread that becomes a daemon, unless another one has started it before. */
@Fails
public final class DaemonTooLate {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread worker =
        new Thread(
            () -> {
              synchronized (lock) {
                lock.notifyAll();
              }
            });
    Thread starter = new Thread(worker::start);
    starter.start();
    worker.setDaemon(true);
    starter.join();
    worker.join();
  }
}
