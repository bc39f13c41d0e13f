package dev.unravel.cli;

import dev.unravel.launch.ShellWords;
import dev.unravel.launch.TargetSpec;
import dev.unravel.launch.UsageException;
import dev.unravel.trace.Target;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The program, as one would give it to {@code java}. {@code -jar} takes no value here: the jar is
 * then the first word that is not an option, like the main class, and everything behind it belongs
 * to the target.
 */
final class TargetOptions {
  private static final String TRACE = ".unravel";

  @Option(
      names = {"-cp", "-classpath", "--class-path"},
      paramLabel = "CP",
      description = "Where the target's classes are. Default: CLASSPATH, or the current folder.")
  private String classPath;

  @Option(names = "-jar", description = "The target is a jar with a Main-Class.")
  private boolean jar;

  @Option(
      names = "--jvm",
      paramLabel = "OPTIONS",
      description = "Options for the target's JVM, in one argument: --jvm \"-ea -Xmx1g\".")
  private List<String> jvm = new ArrayList<>();

  @Parameters(
      arity = "0..*",
      paramLabel = "MAIN|JAR [ARGUMENT...]",
      hideParamSyntax = true,
      description = "The main class, or the jar after -jar, then the target's own arguments.")
  private List<String> words = new ArrayList<>();

  /** The file that is named in place of a program, if it is a trace. */
  Optional<Path> trace() {
    return words.size() == 1 && !jar && words.get(0).endsWith(TRACE)
        ? Optional.of(Path.of(words.get(0)))
        : Optional.empty();
  }

  Target target(Supplier<byte[]> standardInput) {
    if (words.isEmpty()) {
      throw new UsageException(
          "which program? name its main class, as in: unravel find -cp classes Main");
    }
    List<String> jvmOptions = jvm.stream().flatMap(o -> ShellWords.split(o).stream()).toList();
    List<String> arguments = List.copyOf(words.subList(1, words.size()));
    TargetSpec spec =
        jar
            ? new TargetSpec.Jar(words.get(0))
            : new TargetSpec.MainClass(classPathOrDefault(), words.get(0));
    return TargetSpec.target(spec, arguments, jvmOptions, standardInput.get());
  }

  private String classPathOrDefault() {
    if (classPath != null) {
      return classPath;
    }
    String environment = System.getenv("CLASSPATH");
    return environment == null || environment.isEmpty() ? "." : environment;
  }
}
