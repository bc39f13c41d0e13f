package dev.unravel.benchmarks.shapes;

/**
 * A driver that is stopped while a request comes in: the request sees that the driver is not
 * stopping, and counts itself too late for the stop to wait for it. Known from KISS (Qadeer and Wu)
 * as the Bluetooth driver, in SCTBench as CS.bluetooth_driver. One preemption, depth 2.
 */
public final class Bluetooth {
  private volatile boolean stopping;
  private volatile boolean stopped;
  private int pending = 1;
  private boolean idle;

  private Bluetooth() {}

  public static void main(String[] arguments) throws InterruptedException {
    Bluetooth shape = new Bluetooth();
    Team.run(shape::request, shape::stop);
  }

  private void request() {
    if (enter()) {
      if (stopped) {
        throw new AssertionError("a request runs in a stopped driver");
      }
      leave();
    }
  }

  private boolean enter() {
    if (stopping) {
      return false;
    }
    synchronized (this) {
      pending++;
    }
    return true;
  }

  private synchronized void leave() {
    pending--;
    if (pending == 0) {
      idle = true;
      notifyAll();
    }
  }

  private void stop() throws InterruptedException {
    stopping = true;
    leave();
    synchronized (this) {
      while (!idle) {
        wait();
      }
    }
    stopped = true;
  }
}
