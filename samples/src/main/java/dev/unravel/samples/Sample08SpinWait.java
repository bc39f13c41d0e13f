/*
 * A spin-wait that is right.
 *
 * A thread may wait by looking at a volatile flag again and again. A scheduler that let it look
 * for ever would report a livelock where there is none, or never end. Unravel notices that the
 * thread only repeats itself and lets the others go first, so this program passes.
 *
 * Run it:
 *
 *   ./unravel find --executions 10000 -cp samples/target/classes dev.unravel.samples.Sample08SpinWait
 *
 * You get:
 *
 *   PASSED no failing schedule found
 */
package dev.unravel.samples;

/** One thread spins until another one has published a value. */
public final class Sample08SpinWait {
  private int value;
  private volatile boolean published;

  private void publish() {
    value = 42;
    published = true;
  }

  private int await() {
    while (!published) {
      Thread.onSpinWait();
    }
    return value;
  }

  public static void main(String[] args) {
    Sample08SpinWait box = new Sample08SpinWait();
    new Thread(box::publish, "publisher").start();
    int seen = box.await();
    if (seen != 42) {
      throw new AssertionError("published 42, seen " + seen);
    }
  }
}
