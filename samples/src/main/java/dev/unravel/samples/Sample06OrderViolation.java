/*
 * Order violation.
 *
 * The service hands a task to its executor first and sets up what the task needs second. Mostly
 * the new thread is slow to start and nobody notices; when it is quick, it meets a field that is
 * still null. No lock is missing here: what is wrong is the order.
 *
 * Run it:
 *
 *   ./unravel find -cp samples/target/classes dev.unravel.samples.Sample06OrderViolation
 *
 * You get:
 *
 *   FAILED exception: java.lang.NullPointerException at dev.unravel.samples.Sample06OrderViolation.greet(Sample06OrderViolation.java:34)
 *     message   java.lang.NullPointerException: Cannot invoke "String.toUpperCase()" because "this.greeting" is null in main.1 "greeter"
 */
package dev.unravel.samples;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A service that starts its background work before it is complete. */
public final class Sample06OrderViolation {
  private final ExecutorService executor =
      Executors.newSingleThreadExecutor(task -> new Thread(task, "greeter"));
  private volatile String greeting;

  private void start() {
    executor.execute(this::greet);
    greeting = "hello";
  }

  private void greet() {
    System.out.println(greeting.toUpperCase());
  }

  public static void main(String[] args) {
    Sample06OrderViolation service = new Sample06OrderViolation();
    service.start();
    service.executor.shutdown();
  }
}
