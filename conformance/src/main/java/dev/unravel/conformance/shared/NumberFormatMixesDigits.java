package dev.unravel.conformance.shared;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;

/** How many digits a number format writes is for everybody. */
public final class NumberFormatMixesDigits {
  private static final DecimalFormat FORMAT =
      new DecimalFormat("0.0##", new DecimalFormatSymbols(Locale.ROOT));

  private static void format(int digits, String text) {
    FORMAT.setMinimumFractionDigits(digits);
    if (!FORMAT.format(1).equals(text)) {
      throw new AssertionError("not " + text);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> format(1, "1.0"));
    other.start();
    format(2, "1.00");
    other.join();
  }
}
