package dev.unravel.cli.console;

import java.nio.file.Path;
import java.util.regex.Pattern;

/** Makes text of the target fit to be printed in a line of ours. */
public final class Printable {
  /** Control and format characters: a terminal would act upon them. */
  private static final Pattern UNSAFE = Pattern.compile("[\\p{Cc}\\p{Cf}\u2028\u2029]");

  private static final Pattern PLAIN_WORD = Pattern.compile("[\\w./:=,@%+-]+");

  private Printable() {}

  public static String line(String text) {
    return UNSAFE
        .matcher(text)
        .replaceAll(found -> String.format("\\\\u%04x", (int) found.group().charAt(0)));
  }

  /** A line of a stack trace, whose tab is there to indent. */
  public static String detail(String text) {
    return line(text.replace("\t", "    "));
  }

  /** A path as one would type it: relative when that is shorter, quoted when it must be. */
  public static String path(Path path) {
    Path here = Path.of("").toAbsolutePath();
    Path absolute = path.toAbsolutePath().normalize();
    String text = (absolute.startsWith(here) ? here.relativize(absolute) : absolute).toString();
    return PLAIN_WORD.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
  }
}
