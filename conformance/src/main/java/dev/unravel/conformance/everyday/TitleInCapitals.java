package dev.unravel.conformance.everyday;

import java.util.Locale;

/** A text in the capital letters of a locale that another thread changes. */
@Fails
public final class TitleInCapitals {
  public static void main(String[] args) throws InterruptedException {
    Locale.setDefault(Locale.ROOT);
    Thread other = new Thread(() -> Locale.setDefault(new Locale("tr")));
    other.start();
    String title = "title".toUpperCase();
    other.join();
    if (!title.equals("TITLE")) {
      throw new AssertionError(title);
    }
  }
}
