package dev.unravel.launch.worker;

import dev.unravel.launch.LaunchException;
import dev.unravel.trace.Target;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Asks the JUnit of a class path which tests there are, in a JVM of its own. */
public final class TestNames {
  private static final String LISTER = "dev.unravel.explore.junit.TestList";

  private TestNames() {}

  /** The tests in the folders of a class path; of its first jar if it has none. */
  public static List<String> of(WorkerSetup setup, Target target) {
    return of(setup, target, List.of());
  }

  /**
   * The tests in some folders and jars.
   *
   * @param target has the class path and the options for its JVM
   * @param places where to look; nothing for the folders of the class path, or its first jar
   */
  public static List<String> of(WorkerSetup setup, Target target, List<String> places) {
    List<String> command = new ArrayList<>(List.of(setup.jdk().java().toString()));
    command.addAll(target.jvmOptions());
    List<String> classPath = new ArrayList<>(target.classPath());
    setup.agent().ifPresent(jar -> classPath.add(jar.toString()));
    command.addAll(List.of("-cp", String.join(File.pathSeparator, classPath), LISTER));
    command.addAll(places.isEmpty() ? roots(target.classPath()) : places);
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      process.getOutputStream().close();
      String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new LaunchException("the tests of the class path cannot be listed, see above");
      }
      return printed.lines().toList();
    } catch (IOException failed) {
      throw new LaunchException("cannot start " + setup.jdk().java(), failed);
    } catch (InterruptedException stopped) {
      throw new LaunchException("interrupted while tests were listed", stopped);
    }
  }

  private static List<String> roots(List<String> classPath) {
    List<String> folders =
        classPath.stream().filter(entry -> Files.isDirectory(Path.of(entry))).toList();
    return folders.isEmpty() ? Stream.of(classPath.get(0)).toList() : folders;
  }
}
