package dev.unravel.cli.option;

import dev.unravel.launch.UsageException;
import dev.unravel.launch.target.ShellWords;
import dev.unravel.launch.target.TargetSpec;
import dev.unravel.launch.worker.TestNames;
import dev.unravel.launch.worker.WorkerSetup;
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
public final class TargetOptions {
  private static final String TRACE = ".unravel";

  @Option(
      names = {"-cp", "-classpath", "--class-path"},
      paramLabel = "CP",
      description = "Where the target's classes are. Default: CLASSPATH, or the current folder.")
  private String classPath;

  @Option(names = "-jar", description = "The target is a jar with a Main-Class.")
  private boolean jar;

  @Option(
      names = "--junit",
      paramLabel = "TEST",
      description = {
        "The target is a JUnit test, of JUnit 4 or newer: com.acme.FlakyTest#method, or a class.",
        "The class path has to have its JUnit."
      })
  private String junit;

  @Option(
      names = "--all",
      description = {
        "Go through all JUnit tests of the class path, or those of the classes or packages that"
            + " --junit names, with commas between them, one by one, with --seconds for each"
            + " (default: 10)."
      })
  private boolean all;

  @Option(
      names = "--exclude",
      paramLabel = "NAMES",
      split = ",",
      description =
          "Leave out these of --all: beginnings of names, in which * stands for any text.")
  private List<String> excluded = List.of();

  @Option(
      names = "--tests-in",
      paramLabel = "PATHS",
      description = {
        "Where on the class path the tests of --all are: folders and jars. Default: the folders,"
            + " or the first jar if there are none."
      })
  private String testsIn;

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
  public Optional<Path> trace() {
    return words.size() == 1 && !jar && words.get(0).endsWith(TRACE)
        ? Optional.of(Path.of(words.get(0)))
        : Optional.empty();
  }

  public Target target(Supplier<byte[]> standardInput) {
    if (all) {
      throw new UsageException("--all goes with find and run");
    }
    if (testsIn != null || !excluded.isEmpty()) {
      throw new UsageException("--tests-in and --exclude go with --all");
    }
    List<String> jvmOptions = jvmOptions();
    if (junit != null) {
      return test(junit, jvmOptions);
    }
    if (words.isEmpty()) {
      throw new UsageException(
          "which program? name its main class, as in: unravel find -cp classes Main");
    }
    List<String> arguments = List.copyOf(words.subList(1, words.size()));
    TargetSpec spec =
        jar
            ? new TargetSpec.Jar(words.get(0))
            : new TargetSpec.MainClass(classPathOrDefault(), words.get(0));
    return TargetSpec.target(spec, arguments, jvmOptions, standardInput.get());
  }

  /** Whether there is a target for each test of the class path. */
  public boolean allTests() {
    return all;
  }

  /** A target for each test of the class path that is meant. */
  public List<Target> tests(WorkerSetup setup) {
    String wanted = junit == null ? "" : junit;
    TestSelection selection = new TestSelection(List.of(wanted.split(",")), excluded);
    Target any = test("", jvmOptions());
    List<String> places =
        testsIn == null ? List.of() : TargetSpec.tests(testsIn, "", List.of()).classPath();
    List<Target> targets =
        TestNames.of(setup, any, places).stream()
            .filter(selection::contains)
            .map(name -> Target.tests(any.classPath(), name, any.jvmOptions()))
            .toList();
    if (targets.isEmpty()) {
      throw new UsageException(
          "there is no test "
              + (wanted.isEmpty() ? "" : wanted + " ")
              + "on the class path; name the folder of the test classes and the jars of JUnit");
    }
    return targets;
  }

  private List<String> jvmOptions() {
    return jvm.stream().flatMap(o -> ShellWords.split(o).stream()).toList();
  }

  private Target test(String name, List<String> jvmOptions) {
    if (jar || !words.isEmpty()) {
      throw new UsageException(
          "--junit names the target, so there is no main class, jar or argument");
    }
    return TargetSpec.tests(classPathOrDefault(), name, jvmOptions);
  }

  private String classPathOrDefault() {
    if (classPath != null) {
      return classPath;
    }
    String environment = System.getenv("CLASSPATH");
    return environment == null || environment.isEmpty() ? "." : environment;
  }
}
