package dev.unravel.conformance.shared;

import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

/** A date format keeps the date it is about in a calendar of its own. */
public final class DateFormatMixesDates {
  private static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy", Locale.ROOT);

  private static void format(Date date, String year) {
    if (!FORMAT.format(date).equals(year)) {
      throw new AssertionError("not " + year);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> format(new Date(0), "1970"));
    other.start();
    format(new Date(1_000_000_000_000L), "2001");
    other.join();
  }
}
