/*
 * Lost update.
 *
 * count++ looks like one step and is three: read, add, write. When both threads read before
 * either of them writes, both write 1, and one of the two updates is gone. On a plain JVM this
 * shows once in many thousand runs; here it takes a handful.
 *
 * Run it:
 *
 *   ./unravel find -cp samples/target/classes dev.unravel.samples.Sample01LostUpdate
 *
 * You get:
 *
 *   FAILED assertion: java.lang.AssertionError at dev.unravel.samples.Sample01LostUpdate.main(Sample01LostUpdate.java:30)
 *     message   java.lang.AssertionError: counted to 1, not to 2 in main
 */
package dev.unravel.samples;

/** Two threads that count without a lock. */
public final class Sample01LostUpdate {
  public static void main(String[] args) throws InterruptedException {
    Counter counter = new Counter();
    Thread first = new Thread(counter::increment, "first");
    Thread second = new Thread(counter::increment, "second");
    first.start();
    second.start();
    first.join();
    second.join();
    if (counter.count != 2) {
      throw new AssertionError("counted to " + counter.count + ", not to 2");
    }
  }
}

/** Counts, and should not be shared as it is. */
final class Counter {
  int count;

  void increment() {
    count++;
  }
}
