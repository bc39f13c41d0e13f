package dev.unravel.conformance;

import dev.unravel.launch.jdk.Jdk;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** Runs a program once as the JVM would, without any control, and says how it ended. */
final class PlainRun {

  /** Stands for every outcome that has no end. */
  static final String ENDLESS = "endless";

  /** For a JVM that ends, on a machine that is busy with other things. */
  private static final long MUST_END_SECONDS = 60;

  /** Stopping a program that would have ended too early hides one run, and is no failure. */
  private static final long MAY_BE_ENDLESS_SECONDS = 1;

  private PlainRun() {}

  /** Runs main in this JVM, in a thread of its own, with fresh statics. */
  static String here(Path classes, String mainClass) {
    AtomicReference<Throwable> uncaught = new AtomicReference<>();
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream out = System.out;
    Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
    try (URLClassLoader loader = Programs.loader(classes)) {
      System.setOut(new PrintStream(printed, true));
      Thread.setDefaultUncaughtExceptionHandler((t, e) -> uncaught.compareAndSet(null, e));
      Thread main = new Thread(() -> invoke(loader, mainClass, uncaught), "main");
      main.setDaemon(false); // Whatever the thread that runs the tests is.
      main.start();
      main.join();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      System.setOut(out);
      Thread.setDefaultUncaughtExceptionHandler(handler);
    }
    Throwable failure = uncaught.get();
    return failure == null ? printed.toString().trim() : kindOf(failure instanceof AssertionError);
  }

  private static void invoke(
      ClassLoader loader, String mainClass, AtomicReference<Throwable> uncaught) {
    try {
      Class<?> type = Class.forName(mainClass, true, loader);
      type.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } catch (InvocationTargetException e) {
      uncaught.set(e.getCause());
    } catch (ReflectiveOperationException e) {
      uncaught.set(e);
    }
  }

  /**
   * Runs the program in a JVM of its own.
   *
   * @param mayBeEndless whether it may be one of those that never end
   */
  static String inOwnJvm(Jdk jdk, Path classes, String mainClass, boolean mayBeEndless) {
    try {
      Path out = Files.createTempFile("plain", ".out");
      Path err = Files.createTempFile("plain", ".err");
      try {
        String path = classes + java.io.File.pathSeparator + Programs.CLASSES;
        List<String> command =
            List.of(
                jdk.java().toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-preview",
                "-cp",
                path,
                mainClass);
        Process process =
            new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        long patience = mayBeEndless ? MAY_BE_ENDLESS_SECONDS : MUST_END_SECONDS;
        if (!process.waitFor(patience, TimeUnit.SECONDS)) {
          process.destroyForcibly().waitFor();
          return ENDLESS;
        }
        return outcome(process.exitValue(), Files.readString(out), Files.readString(err));
      } finally {
        Files.delete(out);
        Files.delete(err);
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String outcome(int status, String out, String err) {
    if (err.contains("Exception in thread \"")) {
      return kindOf(err.contains("java.lang.AssertionError"));
    }
    return status == 0 ? out.trim() : "FAIL exit";
  }

  private static String kindOf(boolean assertion) {
    return assertion ? "FAIL assertion" : "FAIL exception";
  }
}
