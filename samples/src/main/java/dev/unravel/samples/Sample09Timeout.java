/*
 * Sleep used as synchronisation.
 *
 * "The worker needs a few milliseconds, so main sleeps for 100." That holds until the machine is
 * busy. Under Unravel time is virtual, and a short timeout may pass at any moment: that main wakes
 * up before the worker has finished is one of the schedules, and it is found. join is what
 * was meant. A timeout of a second or more (see --patience) passes only when nothing else can
 * run, so generous timeouts of correct programs raise no alarm.
 *
 * Run it:
 *
 *   ./unravel find -cp samples/target/classes dev.unravel.samples.Sample09Timeout
 *
 * You get:
 *
 *   FAILED exception: java.lang.IllegalStateException at dev.unravel.samples.Sample09Timeout.main(Sample09Timeout.java:37)
 *     message   java.lang.IllegalStateException: no answer after 100 ms in main
 */
package dev.unravel.samples;

/** Main gives its worker 100 milliseconds, and hopes. */
public final class Sample09Timeout {
  private static final class Worker extends Thread {
    private volatile String answer;

    @Override
    public void run() {
      answer = "forty-two";
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Worker worker = new Worker();
    worker.start();
    Thread.sleep(100);
    if (worker.answer == null) {
      throw new IllegalStateException("no answer after 100 ms");
    }
  }
}
