package dev.unravel.report.source;

import dev.unravel.trace.Location;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a source file, made of nothing but Java identifiers.
 *
 * @param packageName its package, or ""
 * @param file its name, {@code Account.java}
 */
record SourceName(String packageName, String file) {
  private static final Pattern CLASS =
      Pattern.compile("(?:([\\p{L}\\p{N}_.]*)\\.)?([\\p{L}\\p{N}_$]+)(?:[/$].*)?", Pattern.DOTALL);
  private static final Pattern FILE =
      Pattern.compile("[\\p{L}\\p{N}_$-]+\\.(?:java|kt|groovy|scala)");
  private static final Pattern PACKAGE =
      Pattern.compile("(?m)^\\s*package\\s+([\\p{L}\\p{N}_.`]+)\\s*;?");

  static Optional<SourceName> of(Location location) {
    Matcher matcher = CLASS.matcher(location.className());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String packageName = matcher.group(1) == null ? "" : matcher.group(1);
    boolean odd = !packageName.isEmpty() && List.of(packageName.split("\\.", -1)).contains("");
    String outermost = matcher.group(2).split("\\$")[0];
    String file = location.file().isEmpty() ? outermost + ".java" : location.file();
    return odd || !FILE.matcher(file).matches()
        ? Optional.empty()
        : Optional.of(new SourceName(packageName, file));
  }

  /** Path below a root, with slashes. */
  String path() {
    return packageName.isEmpty() ? file : packageName.replace('.', '/') + "/" + file;
  }

  /** Whether a text declares the package. */
  boolean fits(String text) {
    Matcher matcher = PACKAGE.matcher(text);
    String declared = matcher.find() ? matcher.group(1).replace("`", "") : "";
    return declared.equals(packageName);
  }
}
