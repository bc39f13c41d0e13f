package dev.unravel.conformance.correct;

import java.util.Locale;
import java.util.concurrent.FutureTask;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** String.format, regular expressions, streams and logging used by two threads at once. */
public final class LibrariesInThreads {
  private static String use(String name) {
    Logger logger = Logger.getLogger("conformance." + name);
    logger.setUseParentHandlers(false);
    logger.info("working");
    Matcher matcher = Pattern.compile("(\\w+)-(\\d+)").matcher(name + "-7");
    if (!matcher.matches()) {
      throw new AssertionError(name);
    }
    String joined =
        Stream.of(matcher.group(1), matcher.group(2))
            .map(String::toUpperCase)
            .collect(Collectors.joining("/"));
    return String.format(Locale.ROOT, "%s %03d", joined, 5);
  }

  public static void main(String[] args) throws Exception {
    FutureTask<String> other = new FutureTask<>(() -> use("other"));
    new Thread(other).start();
    String mine = use("mine");
    if (!mine.equals("MINE/7 005") || !other.get().equals("OTHER/7 005")) {
      throw new AssertionError(mine);
    }
  }
}
