package dev.unravel.conformance.determinism;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Calendar;
import java.util.Date;
import java.util.TimeZone;

/** Prints what every clock says, before and after a sleep, in two threads. */
public final class Clocks {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(Clocks::print);
    t.start();
    print();
    t.join();
    print();
  }

  private static void print() {
    System.out.println(System.currentTimeMillis() + " " + System.nanoTime());
    System.out.println(Instant.now() + " " + Clock.systemUTC().millis());
    System.out.println(new Date().getTime() + " " + LocalDateTime.now(ZoneOffset.UTC));
    System.out.println(Calendar.getInstance(TimeZone.getTimeZone("UTC")).getTimeInMillis());
    try {
      Thread.sleep(3);
    } catch (InterruptedException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
