/*
 * Sleep used as synchronisation.
 *
 * "The worker needs a few milliseconds, so main sleeps for 100." That holds until the machine is
 * busy. Under Unravel time is virtual, and may pass while a thread could run, as on a machine that
 * holds this thread up: that main wakes up before the worker has finished is one of the schedules,
 * and it is found. But it is told for what it is, a question of timing, with the stall that it
 * takes, and only with --fail-on timing is it a failure like any other. join is what was meant. No
 * thread is held up for a second or more (see --patience), so generous timeouts of correct programs
 * raise no alarm.
 *
 * Run it:
 *
 *   ./unravel find -cp samples/target/classes dev.unravel.samples.Sample09Timeout
 *
 * You get:
 *
 *   TIMING exception: java.lang.IllegalStateException at dev.unravel.samples.Sample09Timeout.main(Sample09Timeout.java:40)
 *     timing    shown if main.1 "Thread-0" is held up for 100 ms
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
