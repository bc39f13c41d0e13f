package dev.unravel.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;

/** The scripts and styles of the page, as resources of this jar. */
final class Assets {
  /** From the WebJars that the build unpacks. */
  private static final List<String> LIBRARIES =
      List.of("lib/dist/preact.min.umd.js", "lib/hooks/dist/hooks.umd.js");

  /** Our own, in an order in which each uses only those before it when it is loaded. */
  private static final List<String> SCRIPTS =
      List.of(
          "execution",
          "locks",
          "words",
          "tokens",
          "columns",
          "store",
          "origins",
          "clipboard",
          "theme",
          "lane-layout",
          "lane-bars",
          "lane-locks",
          "lane-links",
          "lane-marks",
          "overview",
          "lane-names",
          "lane-plot",
          "lanes",
          "toolbar",
          "step-panel",
          "source-lines",
          "source-panel",
          "locks-panel",
          "history-panel",
          "stack-panel",
          "keys",
          "main");

  private static final List<String> STYLES =
      List.of("colours", "page", "summary", "lanes", "panels", "print");

  private Assets() {}

  /** Each library, ready to run, with its licence: a page is a copy of them. */
  static List<String> libraries() {
    String licence = "/* Preact\n" + read("lib/LICENSE") + "*/\n";
    return LIBRARIES.stream().map(name -> checked(licence + read(name))).toList();
  }

  /** Our scripts as one, whose names nobody else sees. */
  static String script() {
    StringBuilder script = new StringBuilder("\"use strict\";\n(() => {\n");
    SCRIPTS.forEach(name -> script.append(read("js/" + name + ".js")).append('\n'));
    return checked(script.append("})();\n").toString());
  }

  static String style() {
    StringBuilder style = new StringBuilder();
    STYLES.forEach(name -> style.append(read("css/" + name + ".css")));
    return checked(style.toString());
  }

  /** What a content security policy calls this very text. */
  static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static String read(String name) {
    try (InputStream in = Assets.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the jar of the report lacks " + name);
      }
      // A browser makes line feeds of other line ends before it computes the hash.
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What would end its element early, or begin a comment, is a mistake of ours. */
  private static String checked(String text) {
    for (String unsafe : List.of("</script", "</style", "<!--")) {
      if (text.contains(unsafe)) {
        throw new IllegalStateException("an asset of the page contains " + unsafe);
      }
    }
    return text;
  }
}
