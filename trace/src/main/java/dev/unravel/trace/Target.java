package dev.unravel.trace;

import java.util.List;

/**
 * The program under test.
 *
 * @param classPath absolute paths, in order
 * @param mainClass binary name of the class whose {@code main} runs, or {@link #JUNIT}
 * @param arguments the program's own arguments
 * @param jvmOptions options for the JVM it runs in
 * @param standardInput what it reads from {@code System.in}
 */
public record Target(
    List<String> classPath,
    String mainClass,
    List<String> arguments,
    List<String> jvmOptions,
    byte[] standardInput) {
  /** In place of a main class: the first argument names JUnit tests. */
  public static final String JUNIT = "@junit";

  public Target {
    classPath = List.copyOf(classPath);
    arguments = List.copyOf(arguments);
    jvmOptions = List.copyOf(jvmOptions);
    standardInput = standardInput.clone();
  }

  /** JUnit tests, on a class path that has its JUnit. */
  public static Target tests(List<String> classPath, String tests, List<String> jvmOptions) {
    return new Target(classPath, JUNIT, List.of(tests), jvmOptions, new byte[0]);
  }

  /** The same test, of which only one part matters. */
  public Target at(String place) {
    List<String> both = List.of(title(), place);
    return new Target(classPath, mainClass, both, jvmOptions, standardInput);
  }

  /**
   * The part of a test that matters, to be compared with the place of a call as a stack trace shows
   * it; "" for all of it.
   */
  public String place() {
    return arguments.size() > 1 ? arguments.get(1) : "";
  }

  /** Whether it is a test, not a program with a main method. */
  public boolean isTest() {
    return mainClass.equals(JUNIT) && !arguments.isEmpty();
  }

  /** What people call it: its main class, or its tests as {@code com.acme.FlakyTest#method}. */
  public String title() {
    return isTest() ? arguments.get(0) : mainClass;
  }
}
