package dev.unravel.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Component;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.ToolchainManager;

/** Runs tests of the project under many schedules. */
abstract class SearchMojo extends ToolMojo {
  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private MavenProject project;

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  private MavenSession session;

  @Component private ToolchainManager toolchains;

  /** Which tests: {@code FlakyTest} or {@code FlakyTest#method}; all of them without. */
  @Parameter(property = "test")
  private String test;

  /** Seconds for each test. */
  @Parameter(property = "unravel.seconds")
  private String seconds;

  /** Executions for each test. */
  @Parameter(property = "unravel.executions")
  private String executions;

  /** Options for the JVM that the tests run in. */
  @Parameter(property = "unravel.jvm", defaultValue = "-ea")
  private String jvm;

  /** Further options of the command line, separated by blanks. */
  @Parameter(property = "unravel.options", defaultValue = "")
  private String options;

  /** Where what is found goes. */
  @Parameter(property = "unravel.out", defaultValue = "${project.build.directory}/unravel-report")
  private File out;

  /** The command's name. */
  abstract String command();

  /** Its option for the number of executions. */
  String executionsOption() {
    return "--executions";
  }

  /** Whether it can go through all tests of the project. */
  boolean goesThroughAll() {
    return true;
  }

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    TestClasses classes = new TestClasses(Path.of(project.getBuild().getTestOutputDirectory()));
    if (!classes.exist()) {
      getLog().info("no test classes here");
      return;
    }
    if (test == null || test.isBlank()) {
      if (!goesThroughAll()) {
        throw new MojoFailureException("which test? name it with -Dtest=CLASS#METHOD");
      }
      run(words(List.of("--all")));
      return;
    }
    List<String> tests = classes.named(test);
    if (tests.isEmpty()) {
      if (session.getProjects().size() > 1) {
        getLog().info("no test " + test + " in this module");
        return;
      }
      throw new MojoFailureException("there is no test " + test + " in " + classes.folder());
    }
    for (String each : tests) {
      run(words(List.of("--junit", each)));
    }
  }

  private List<String> words(List<String> tests) throws MojoExecutionException {
    List<String> words = new ArrayList<>(List.of(command()));
    words.addAll(tests);
    words.addAll(List.of("-cp", String.join(File.pathSeparator, classPath())));
    words.addAll(List.of("--out", out.getPath(), "--jvm", jvm));
    Optional.ofNullable(seconds).ifPresent(value -> words.addAll(List.of("--seconds", value)));
    Optional.ofNullable(executions)
        .ifPresent(value -> words.addAll(List.of(executionsOption(), value)));
    toolchain().ifPresent(home -> words.addAll(List.of("--jdk", home)));
    for (String option : options == null ? new String[0] : options.trim().split(" +")) {
      if (!option.isEmpty()) {
        words.add(option);
      }
    }
    return words;
  }

  private List<String> classPath() throws MojoExecutionException {
    try {
      return project.getTestClasspathElements().stream()
          .filter(entry -> new File(entry).exists())
          .toList();
    } catch (DependencyResolutionRequiredException impossible) {
      throw new MojoExecutionException("the class path of the tests is not known", impossible);
    }
  }

  /** The JDK that the project's toolchain names, if it has one. */
  private Optional<String> toolchain() {
    return Optional.ofNullable(toolchains.getToolchainFromBuildContext("jdk", session))
        .map(toolchain -> toolchain.findTool("java"))
        .map(java -> Path.of(java).getParent().getParent().toString());
  }
}
