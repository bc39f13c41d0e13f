package dev.unravel.conformance.shared;

import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.TimeZone;

/** A calendar computes its fields when somebody asks. */
public final class CalendarMixesTimes {
  private static final Calendar CALENDAR = new GregorianCalendar(TimeZone.getTimeZone("UTC"));

  private static void set(long millis, int year) {
    CALENDAR.setTimeInMillis(millis);
    if (CALENDAR.get(Calendar.YEAR) != year) {
      throw new AssertionError("not " + year);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> set(0, 1970));
    other.start();
    set(1_000_000_000_000L, 2001);
    other.join();
  }
}
