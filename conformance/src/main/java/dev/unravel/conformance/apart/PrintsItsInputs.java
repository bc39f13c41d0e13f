package dev.unravel.conformance.apart;

import java.time.Instant;
import java.util.Random;
import java.util.UUID;

/** Prints all that no schedule decides, from two threads that also wait for a while. */
public final class PrintsItsInputs {
  private static int counter;

  private PrintsItsInputs() {}

  private static void work() {
    int tried = 0;
    do {
      try {
        counter = Math.addExact(counter, tried);
        if (tried % 3 == 0) {
          continue;
        }
        counter++;
      } catch (ArithmeticException tooMuch) {
        counter = tried;
      }
    } while (++tried < 200);
  }

  private static void inputs(String name) {
    work();
    System.out.println(name + " " + System.currentTimeMillis() + " " + System.nanoTime());
    System.out.println(name + " " + Instant.now() + " " + UUID.randomUUID());
    System.out.println(name + " " + new Random().nextInt() + " " + Math.random());
    System.out.println(name + " " + System.getenv("PATH") + " " + System.getenv().size());
    System.out.println(name + " " + System.getProperty("user.dir") + " " + Long.getLong("a", 1L));
    try {
      Thread.sleep(2);
    } catch (InterruptedException never) {
      Thread.currentThread().interrupt();
    }
    System.out.println(name + " " + counter);
  }

  public static void main(String[] arguments) throws InterruptedException {
    Thread other = new Thread(() -> inputs("other"));
    other.start();
    inputs("main");
    other.join();
  }
}
