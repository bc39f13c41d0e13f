package dev.unravel.report;

import dev.unravel.trace.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A target as one would type it into a shell. */
public final class TargetCommand {
  private static final Pattern NEEDS_NO_QUOTES = Pattern.compile("[\\w./:=,@%+\\\\-]+");

  private TargetCommand() {}

  /** With a class path, or a test's many options, cut to so many characters. */
  public static String of(Target target, int mostOfClassPath) {
    List<String> words = new ArrayList<>(List.of("java"));
    if (target.isTest() && !target.jvmOptions().isEmpty()) {
      // All of its properties, if the test was run by a build tool.
      String options = String.join(" ", target.jvmOptions());
      words.add("--jvm " + quoted(PlainText.cut(options, mostOfClassPath)));
    } else {
      target.jvmOptions().forEach(option -> words.add(quoted(option)));
    }
    if (!target.classPath().isEmpty()) {
      words.add("-cp");
      // The trace may come from another system than this one.
      boolean windows = target.classPath().stream().anyMatch(path -> path.contains("\\"));
      String classPath = String.join(windows ? ";" : ":", target.classPath());
      words.add(quoted(PlainText.cut(classPath, mostOfClassPath)));
    }
    if (target.isTest()) {
      words.set(0, "unravel find");
      words.add("--junit");
      words.add(quoted(target.title()));
      return String.join(" ", words);
    }
    words.add(quoted(target.mainClass()));
    target.arguments().forEach(argument -> words.add(quoted(argument)));
    if (target.standardInput().length > 0) {
      words.add("< (" + TraceText.count(target.standardInput().length, "byte") + ")");
    }
    return String.join(" ", words);
  }

  /** A word, in quotes if the shell would make something else of it. */
  public static String quoted(String word) {
    String escaped = PlainText.escape(word);
    return NEEDS_NO_QUOTES.matcher(escaped).matches()
        ? escaped
        : "'" + escaped.replace("'", "'\\''") + "'";
  }
}
