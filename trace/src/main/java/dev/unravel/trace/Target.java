package dev.unravel.trace;

import java.util.List;

/**
 * The program under test.
 *
 * @param classPath absolute paths, in order
 * @param mainClass binary name of the class whose {@code main} runs
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
  public Target {
    classPath = List.copyOf(classPath);
    arguments = List.copyOf(arguments);
    jvmOptions = List.copyOf(jvmOptions);
    standardInput = standardInput.clone();
  }
}
