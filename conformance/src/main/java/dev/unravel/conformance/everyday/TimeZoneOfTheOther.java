package dev.unravel.conformance.everyday;

import java.util.TimeZone;

/** A thread that changes a default of the JDK for a moment. */
@Fails
public final class TimeZoneOfTheOther {
  private static volatile int wrong;

  private static void use() {
    TimeZone before = TimeZone.getDefault();
    TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
    TimeZone.setDefault(before);
    if (before.getID().equals("Asia/Tokyo")) {
      wrong++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(TimeZoneOfTheOther::use);
    Thread other = new Thread(TimeZoneOfTheOther::use);
    one.start();
    other.start();
    one.join();
    other.join();
    if (wrong > 0) {
      throw new AssertionError("kept what the other had set");
    }
  }
}
