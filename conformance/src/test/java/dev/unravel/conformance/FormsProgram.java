package dev.unravel.conformance;

import dev.unravel.launch.jdk.Jdk;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;

/** A program that goes through all forms of calls and prints what came of each. */
final class FormsProgram {
  static final String MAIN = "Forms";

  /** A program for what the forms leave out, and one that only newer JDKs compile. */
  static final String LANGUAGE = "Language";

  static final String PATTERNS = "Patterns";

  private final Path folder;
  private final int count;

  private FormsProgram(Path folder, int count) {
    this.folder = folder;
    this.count = count;
  }

  /** What a form is, by the beginning of its line. */
  String label(String start) {
    String[] parts = start.split(" ");
    try {
      return Files.readAllLines(folder.resolve(parts[0] + ".labels"))
          .get(Integer.parseInt(parts[1]));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How many forms there are. */
  int count() {
    return count;
  }

  static FormsProgram compile(Path folder, Map<Class<?>, String> classes) {
    try {
      List<CallForms> all = new ArrayList<>();
      List<Path> files = new ArrayList<>();
      for (String name : List.of("Cell", "Marker", LANGUAGE)) {
        try (InputStream in =
            FormsProgram.class.getResourceAsStream("transparency/" + name + ".java")) {
          files.add(folder.resolve(name + ".java"));
          Files.write(folder.resolve(name + ".java"), in.readAllBytes());
        }
      }
      for (Map.Entry<Class<?>, String> entry : classes.entrySet()) {
        CallForms forms = new CallForms(entry.getKey(), entry.getValue());
        files.add(Files.writeString(folder.resolve(forms.name() + ".java"), forms.source()));
        Files.writeString(
            folder.resolve(forms.name() + ".labels"), String.join("\n", forms.labels()));
        all.add(forms);
      }
      files.add(Files.writeString(folder.resolve(MAIN + ".java"), main(all)));
      List<String> arguments = new ArrayList<>(List.of("--release", "17", "-nowarn", "-d"));
      arguments.add(folder.toString());
      files.forEach(file -> arguments.add(file.toString()));
      ByteArrayOutputStream said = new ByteArrayOutputStream();
      int failed =
          ToolProvider.getSystemJavaCompiler()
              .run(null, null, said, arguments.toArray(new String[0]));
      if (failed != 0) {
        throw new IllegalStateException("the forms do not compile: " + said);
      }
      return new FormsProgram(folder, all.stream().mapToInt(CallForms::count).sum());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A second thread waits meanwhile: with one alone, hooks have little to do. */
  private static String main(List<CallForms> all) {
    StringBuilder text =
        new StringBuilder(
            """
            import java.util.concurrent.CountDownLatch;

            public class Forms {
              interface Call {
                Object form(int n) throws Throwable;
              }

              static void all(String name, String[] labels, Call call) {
                StringBuilder text = new StringBuilder();
                for (int n = 0; n < labels.length; n++) {
                  Cell.it = null;
                  String line;
                  try {
                    line = Cell.line(labels[n], call.form(n));
                  } catch (Throwable thrown) {
                    line = Cell.line(labels[n], thrown);
                  }
                  Thread.interrupted();
                  text.append(name + " " + n + "\\t" + line + "\\n");
                }
                System.out.print(text);
              }

              public static void main(String[] args) throws Exception {
                CountDownLatch over = new CountDownLatch(1);
                Thread other =
                    new Thread(
                        () -> {
                          try {
                            over.await();
                          } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                          }
                        });
                other.start();
            """);
    for (CallForms forms : all) {
      text.append("    all" + forms.name() + "();\n");
    }
    text.append("    over.countDown();\n    other.join();\n  }\n");
    for (CallForms forms : all) {
      text.append("  static void all" + forms.name() + "() throws Exception {\n");
      String name = forms.name();
      text.append(
          "    all(\"" + name + "\", labels(\"" + name + "\"), " + name + "::call);\n  }\n");
    }
    return text.append(
            """
              static String[] labels(String name) throws Exception {
                try (java.io.InputStream in =
                    Cell.class.getResourceAsStream(name + ".labels")) {
                  return new String(in.readAllBytes()).split("\\n");
                }
              }
            }
            """)
        .toString();
  }

  /** Compiles the one that needs a newer JDK. */
  void compilePatterns(Jdk jdk) {
    try (InputStream in =
        FormsProgram.class.getResourceAsStream("transparency/" + PATTERNS + ".java")) {
      Path file = folder.resolve(PATTERNS + ".java");
      Files.write(file, in.readAllBytes());
      String compiler = jdk.home().resolve("bin/javac").toString();
      output(new ProcessBuilder(compiler, "-d", folder.toString(), file.toString()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a program prints in a JVM without the agent. */
  String plainOutput(Jdk jdk, String main) {
    return output(new ProcessBuilder(jdk.java().toString(), "-cp", folder.toString(), main));
  }

  private static String output(ProcessBuilder command) {
    try {
      Process process = command.redirectError(ProcessBuilder.Redirect.INHERIT).start();
      String printed = new String(process.getInputStream().readAllBytes());
      if (process.waitFor() != 0) {
        throw new IllegalStateException(command.command().get(0) + " fails");
      }
      return printed;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
