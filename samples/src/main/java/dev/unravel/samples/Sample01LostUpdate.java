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
 */
package dev.unravel.samples;

/** Two threads that count without a lock. */
public final class Sample01LostUpdate {
  private int count;

  private void increment() {
    count++;
  }

  public static void main(String[] args) throws InterruptedException {
    Sample01LostUpdate counter = new Sample01LostUpdate();
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
