package dev.unravel.launch.breakpoints;

import dev.unravel.trace.Target;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The source of a JUnit test that runs the target with breakpoints in a JVM of its own, where it
 * may hang or exit as it likes. It fails while the target does, and passes once that is mended.
 *
 * @param packageName its package, "" for none
 * @param className its simple name
 * @param target what is run
 * @param failure which failure it is about, one line
 * @param lines the breakpoint file
 * @param repeats how many runs there are; more than one if not every run fails
 */
record JunitTest(
    String packageName,
    String className,
    Target target,
    String failure,
    List<String> lines,
    int repeats) {
  private static final double OFTEN_ENOUGH = 0.001;
  private static final int MOST_REPEATS = 20;

  /** So many runs fail at least once, but for one time in a thousand. */
  static int repeats(Rate rate) {
    double passes = 1 - rate.failureRate();
    return passes <= OFTEN_ENOUGH
        ? 1
        : (int) Math.min(MOST_REPEATS, Math.ceil(Math.log(OFTEN_ENOUGH) / Math.log(passes)));
  }

  String source() {
    String text =
        """
        %simport static org.junit.jupiter.api.Assertions.fail;
        import static org.junit.jupiter.api.Assumptions.assumeTrue;

        import java.io.File;
        import java.io.OutputStream;
        import java.nio.file.Files;
        import java.nio.file.Path;
        import java.util.ArrayList;
        import java.util.List;
        import java.util.concurrent.TimeUnit;
        import org.junit.jupiter.api.Test;
        import org.junit.jupiter.api.io.TempDir;

        /**
         * Runs %s with concurrent breakpoints. Fails while this is not mended:
         *
         * <pre>%s</pre>
         *
         * The breakpoints come from the source, if breakpoints.patch is applied; or else from the agent,
         * whose jar -Dunravel.agent names.
         */
        class %s {
          private static final String MAIN = %s;
          private static final List<String> JVM_OPTIONS = List.of(%s);
          private static final List<String> ARGUMENTS = List.of(%s);
          private static final String BREAKPOINTS =
              %s;
          private static final int RUNS = %d;
          private static final int SECONDS = 30;

          @TempDir Path folder;

          @Test
          void passesThoughThreadsMeet() throws Exception {
            for (int run = 0; run < RUNS; run++) {
              Path output = folder.resolve("output-" + run);
              Process process = start(output);
              boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
              process.destroyForcibly().waitFor();
              String text = Files.readString(output);
              if (!ended) {
                fail(MAIN + " does not end\\n" + text);
              }
              if (process.exitValue() != 0 || text.contains("Exception in thread ")) {
                fail(MAIN + " failed with status " + process.exitValue() + "\\n" + text);
              }
              assumeTrue(
                  text.matches("(?s).*unravel: breakpoint .*: reached [1-9].*"),
                  "no thread came to a breakpoint; apply the patch, or name unravel-agent.jar with"
                      + " -Dunravel.agent");
            }
          }

          private Process start(Path output) throws Exception {
            List<String> command = new ArrayList<>();
            command.add(
                System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
            command.addAll(JVM_OPTIONS);
            String agent = System.getProperty("unravel.agent");
            if (agent == null) {
              command.add("-Dunravel.breakpoints=on");
            } else {
              Path breakpoints = Files.writeString(folder.resolve("breakpoints.txt"), BREAKPOINTS);
              command.add("-javaagent:" + agent + "=breakpoints=" + breakpoints);
            }
            command.addAll(List.of("-cp", System.getProperty("java.class.path"), MAIN));
            command.addAll(ARGUMENTS);
            ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
            Process process = builder.redirectOutput(output.toFile()).start();
            try (OutputStream in = process.getOutputStream()) {
              in.write(%s);
            }
            return process;
          }
        }
        """;
    return String.format(
        Locale.ROOT,
        text,
        packageName.isEmpty() ? "" : "package " + packageName + ";\n\n",
        target.mainClass(),
        comment(failure),
        className,
        quoted(target.mainClass()),
        list(target.jvmOptions()),
        list(target.arguments()),
        lines.stream()
            .map(line -> quoted(line + "\n"))
            .collect(Collectors.joining("\n          + ")),
        repeats,
        bytes(target.standardInput()));
  }

  private static String comment(String text) {
    return text.replace("*/", "* /")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace("@", "&#64;");
  }

  private static String list(List<String> words) {
    return words.stream().map(JunitTest::quoted).collect(Collectors.joining(", "));
  }

  private static String bytes(byte[] input) {
    if (input.length == 0) {
      return "new byte[0]";
    }
    String base64 = Base64.getEncoder().encodeToString(input);
    return "java.util.Base64.getDecoder().decode(" + quoted(base64) + ")";
  }

  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      switch (c) {
        case '"' -> quoted.append("\\\"");
        case '\\' -> quoted.append("\\\\");
        case '\n' -> quoted.append("\\n");
        default -> {
          if (c < ' ' || c > '~') {
            quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
          } else {
            quoted.append(c);
          }
        }
      }
    }
    return quoted.append('"').toString();
  }
}
