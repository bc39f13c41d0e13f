package dev.unravel.conformance.races;

/** A program for each of the other conflicts, by the name in the first argument. */
public final class Clashes {
  private final Object one = new Object();
  private final Object other = new Object();
  private final Object gate = new Object();
  private volatile int value;
  private boolean ready;

  private void both(Thread second, Runnable first) throws InterruptedException {
    second.start();
    first.run();
    second.join();
  }

  /** Two locks in two orders. */
  void cycle() throws InterruptedException {
    both(new Thread(this::otherInOne), this::oneInOther);
  }

  private void otherInOne() {
    synchronized (one) {
      synchronized (other) { // <- cycle
        value = 1;
      }
    }
  }

  private void oneInOther() {
    synchronized (other) {
      synchronized (one) { // <- cycle
        value = 2;
      }
    }
  }

  /** The same, one at a time: no deadlock can come of it. */
  void gated() throws InterruptedException {
    both(
        new Thread(
            () -> {
              synchronized (gate) {
                otherInOne();
              }
            }),
        () -> {
          synchronized (gate) {
            oneInOther();
          }
        });
  }

  /** The same, one after the other. */
  void joined() throws InterruptedException {
    Thread second = new Thread(this::otherInOne);
    second.start();
    second.join();
    oneInOther();
  }

  /** Three locks in a circle. */
  void three() throws InterruptedException {
    Thread second = new Thread(() -> nested(one, other));
    Thread third = new Thread(() -> nested(other, gate));
    second.start();
    third.start();
    nested(gate, one);
    second.join();
    third.join();
  }

  private void nested(Object outer, Object inner) {
    synchronized (outer) {
      synchronized (inner) { // <- three
        value = 3;
      }
    }
  }

  /** Read, write, read. */
  void readWriteRead() throws InterruptedException {
    both(
        new Thread(() -> value = 1), // <- readWriteRead
        () -> {
          int before = value; // <- readWriteRead
          int after = value; // <- readWriteRead
          check(before <= after);
        });
  }

  /** Write, write, read. */
  void writeWriteRead() throws InterruptedException {
    both(
        new Thread(() -> value = 1), // <- writeWriteRead
        () -> {
          value = 2; // <- writeWriteRead
          check(value > 0); // <- writeWriteRead
        });
  }

  /** Read, write, write. */
  void readWriteWrite() throws InterruptedException {
    both(
        new Thread(() -> value = 1), // <- readWriteWrite
        () -> {
          int before = value; // <- readWriteWrite
          value = before + 2; // <- readWriteWrite
        });
  }

  /** Write, read, write. */
  void writeReadWrite() throws InterruptedException {
    both(
        new Thread(() -> check(value >= 0)), // <- writeReadWrite
        () -> {
          value = 1; // <- writeReadWrite
          value = 2; // <- writeReadWrite
        });
  }

  /** One lock, two threads. */
  void contention() throws InterruptedException {
    both(new Thread(this::lockFirst), this::lockSecond);
  }

  private void lockFirst() {
    synchronized (one) { // <- contention
      value = 1;
    }
  }

  private void lockSecond() {
    synchronized (one) { // <- contention
      value = 2;
    }
  }

  /** A notification that comes while the other waits, or before. */
  void notification() throws InterruptedException {
    Thread waiter = new Thread(this::await);
    waiter.start();
    synchronized (one) {
      ready = true;
      one.notifyAll(); // <- notification
    }
    waiter.join();
  }

  private void await() {
    synchronized (one) {
      while (!ready) {
        try {
          one.wait(); // <- notification
        } catch (InterruptedException stop) {
          return;
        }
      }
    }
  }

  private static void check(boolean holds) {
    if (!holds) {
      throw new AssertionError();
    }
  }

  public static void main(String[] args) throws Exception {
    Clashes.class.getDeclaredMethod(args[0]).invoke(new Clashes());
  }
}
