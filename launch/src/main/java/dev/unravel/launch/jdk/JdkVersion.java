package dev.unravel.launch.jdk;

import dev.unravel.launch.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Version numbers of JDKs that have no {@code release} file, or an old one. */
final class JdkVersion {
  private static final Pattern QUOTED = Pattern.compile("version \"([^\"]+)\"");
  private static final Pattern NUMBERS = Pattern.compile("(?:1\\.)?(\\d+).*");

  private JdkVersion() {}

  /** What {@code java -version} says. */
  static String ask(Path java) {
    try {
      Process process =
          new ProcessBuilder(java.toString(), "-version").redirectErrorStream(true).start();
      process.getOutputStream().close();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      process.waitFor(10, TimeUnit.SECONDS);
      Matcher matcher = QUOTED.matcher(said);
      if (matcher.find()) {
        return matcher.group(1);
      }
    } catch (IOException notRunnable) {
      // Falls through to the same message: what is there does not work as a JDK.
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
    throw new UsageException(java + " does not say its version; is it a JDK?");
  }

  /** The number that counts: 8 in 1.8.0_292, 17 in 17.0.15, 25 in 25-ea. */
  static int feature(String version) {
    Matcher matcher = NUMBERS.matcher(version);
    if (!matcher.matches() || matcher.group(1).length() > 4) {
      throw new UsageException("cannot read the JDK version " + version);
    }
    return Integer.parseInt(matcher.group(1));
  }
}
