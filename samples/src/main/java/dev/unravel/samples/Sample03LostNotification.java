/*
 * Lost notification.
 *
 * The waiter looks at the flag outside the lock and then waits. If the other thread sets the
 * flag and notifies in between, nobody hears the notification, and no other one will come: the
 * waiter sleeps for ever. The test and the wait belong into one synchronized block, in a loop.
 *
 * Run it:
 *
 *   ./unravel find -cp samples/target/classes dev.unravel.samples.Sample03LostNotification
 *
 * You get:
 *
 *   FAILED lost-notification: dev.unravel.samples.Sample03LostNotification.await(Sample03LostNotification.java:26)
 *     message   main waits to be notified on Sample03LostNotification at Sample03LostNotification.java:26, and nobody is left to wake it
 */
package dev.unravel.samples;

/** One thread waits for a flag that another one raises. */
public final class Sample03LostNotification {
  private volatile boolean ready;

  private void await() throws InterruptedException {
    if (!ready) {
      synchronized (this) {
        wait();
      }
    }
  }

  private synchronized void announce() {
    ready = true;
    notifyAll();
  }

  public static void main(String[] args) throws InterruptedException {
    Sample03LostNotification door = new Sample03LostNotification();
    new Thread(door::announce, "announcer").start();
    door.await();
  }
}
