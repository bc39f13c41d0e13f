package dev.unravel.launch.target;

import dev.unravel.launch.UsageException;
import dev.unravel.trace.Target;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The program as the user wrote it on the command line, in the terms of the {@code java} launcher.
 */
public sealed interface TargetSpec {

  /** The class path and the class to start. */
  record Program(List<String> classPath, String mainClass) {
    public Program {
      classPath = List.copyOf(classPath);
    }
  }

  /** Finds the files, or throws a {@link UsageException} that names what is wrong. */
  Program resolve(Path workingDirectory);

  /** {@code -cp CP Main}. */
  record MainClass(String classPath, String name) implements TargetSpec {
    @Override
    public Program resolve(Path workingDirectory) {
      if (name.endsWith(".java") || name.endsWith(".class")) {
        String suggestion = name.substring(0, name.lastIndexOf('.')).replace('/', '.');
        throw new UsageException(
            name + " is a file, not a class; compile it and name the class, as " + suggestion);
      }
      return new Program(ClassPath.parse(classPath, workingDirectory), name.replace('/', '.'));
    }
  }

  /** {@code -jar JAR}. */
  record Jar(String file) implements TargetSpec {
    @Override
    public Program resolve(Path workingDirectory) {
      return JarProgram.read(workingDirectory.resolve(file).normalize());
    }
  }

  /** The target to run, with what the user passes to it. */
  static Target target(
      TargetSpec spec, List<String> arguments, List<String> jvmOptions, byte[] standardInput) {
    Program program = spec.resolve(Path.of("").toAbsolutePath());
    return new Target(
        program.classPath(), program.mainClass(), arguments, jvmOptions, standardInput);
  }

  /**
   * The same program after a change of its code. Of a test the whole is meant, whatever part of it
   * had failed: the place of that part is a line, which moves.
   *
   * @param classPath where its classes are now; where they were, if there is none
   */
  static Target changed(Target before, Optional<String> classPath) {
    List<String> entries =
        classPath
            .map(path -> ClassPath.parse(path, Path.of("").toAbsolutePath()))
            .orElse(before.classPath());
    return before.isTest()
        ? Target.tests(entries, before.title(), before.jvmOptions())
        : new Target(
            entries,
            before.mainClass(),
            before.arguments(),
            before.jvmOptions(),
            before.standardInput());
  }

  /** JUnit tests to run, on a class path that has their JUnit. */
  static Target tests(String classPath, String tests, List<String> jvmOptions) {
    return Target.tests(
        ClassPath.parse(classPath, Path.of("").toAbsolutePath()), tests, jvmOptions);
  }
}
