package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.text.NumberFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Pattern;

/** The first use of formats, locales and patterns is in threads. */
@Outcomes("1,234.50 2024-01-01 7,00 true")
public final class FormatsInThreads {
  private String first;

  public static void main(String[] args) throws Exception {
    FormatsInThreads p = new FormatsInThreads();
    Thread t = new Thread(() -> p.first = String.format(Locale.ROOT, "%,.2f", 1234.5));
    t.start();
    String date = DateTimeFormatter.ISO_DATE.format(LocalDate.of(2024, 1, 1));
    String german = NumberFormat.getCurrencyInstance(Locale.GERMANY).format(7).substring(0, 4);
    boolean matches = Pattern.compile("a+b").matcher("aab").matches();
    t.join();
    System.out.println(p.first + " " + date + " " + german + " " + matches);
  }
}
