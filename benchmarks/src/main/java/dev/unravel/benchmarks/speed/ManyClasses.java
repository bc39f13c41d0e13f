package dev.unravel.benchmarks.speed;

import dev.unravel.trace.Target;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;

/**
 * A generated program of two threads that use so many classes.
 *
 * @param count how many
 * @param state whether they have static state, or only a method
 */
record ManyClasses(int count, boolean state) {
  /** As many calls as fit into a method that a JVM still compiles. */
  private static final int CALLS = 100;

  private static final String STATE =
      "class C# {\n"
          + "  static int n = #;\n"
          + "  static final java.util.List<Integer> LIST = new java.util.ArrayList<>();\n"
          + "  static int use() { return ++n; }\n"
          + "}\n";
  private static final String NO_STATE = "class C# {\n  static int use() { return #; }\n}\n";

  /** Compiles it and returns what to run. */
  Target compile() {
    try {
      Path folder = Files.createTempDirectory("many-classes");
      Path source = Files.writeString(folder.resolve("Main.java"), source());
      int status =
          ToolProvider.getSystemJavaCompiler()
              .run(null, null, null, "--release", "17", "-d", "" + folder, "" + source);
      if (status != 0) {
        throw new IllegalStateException("javac does not like " + source);
      }
      return new Target(List.of(folder.toString()), "Main", List.of(), List.of(), new byte[0]);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private String source() {
    StringBuilder source = new StringBuilder();
    for (int i = 0; i < count; i++) {
      source.append((state ? STATE : NO_STATE).replace("#", Integer.toString(i)));
    }
    source.append("public class Main {\n");
    int parts = (count + CALLS - 1) / CALLS;
    for (int part = 0; part < parts; part++) {
      source.append("  static int part").append(part).append("() {\n    return 0");
      for (int i = part * CALLS; i < Math.min(count, (part + 1) * CALLS); i++) {
        source.append(" + C").append(i).append(".use()");
      }
      source.append(";\n  }\n");
    }
    source.append("  public static void main(String[] args) throws Exception {\n");
    source.append("    Thread other = new Thread(() -> {});\n    other.start();\n");
    for (int part = 0; part < parts; part++) {
      source.append("    part").append(part).append("();\n");
    }
    return source.append("    other.join();\n  }\n}\n").toString();
  }
}
