package dev.unravel.launch.breakpoints;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.plain.PlainEnd;
import dev.unravel.launch.plain.PlainJvm;
import dev.unravel.trace.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Runs a target again and again in new JVMs, with breakpoints or without, and counts how often it
 * fails in the way that is looked for. Several runs at a time, as many as there are processors.
 */
public final class PlainTrials implements AutoCloseable {
  private static final int MOST_AT_ONCE = 4;

  private final Jdk jdk;
  private final Target target;
  private final Path agent;
  private final Predicate<PlainEnd> failed;
  private final long mostMillis;
  private final Path folder;
  private final int atOnce =
      Math.max(1, Math.min(MOST_AT_ONCE, Runtime.getRuntime().availableProcessors()));
  private final ExecutorService runners =
      Executors.newFixedThreadPool(
          atOnce,
          task -> {
            Thread thread = new Thread(task, "unravel-plain-run");
            thread.setDaemon(true);
            return thread;
          });
  private int files;

  /**
   * @param agent the jar that puts breakpoints into classes
   * @param failed whether a run failed in the way that is looked for
   * @param mostMillis milliseconds after which a run is ended
   */
  public PlainTrials(
      Jdk jdk, Target target, Path agent, Predicate<PlainEnd> failed, long mostMillis) {
    this.jdk = jdk;
    this.target = target;
    this.agent = agent;
    this.failed = failed;
    this.mostMillis = mostMillis;
    try {
      this.folder = Files.createTempDirectory("unravel-breakpoints");
    } catch (IOException refused) {
      throw new LaunchException("cannot make a temporary folder", refused);
    }
  }

  /** Runs without breakpoints. */
  public Rate plain(int runs) {
    return count(runs, number -> once(List.of(), List.of(), number), done -> {});
  }

  /**
   * Runs with breakpoints.
   *
   * @param lines the breakpoint file
   * @param names of the breakpoints in it
   * @param progress hears how many runs are done
   */
  public Rate with(List<String> lines, List<String> names, int runs, IntConsumer progress) {
    Path file = folder.resolve("breakpoints-" + ++files + ".txt");
    try {
      Files.write(file, lines);
    } catch (IOException failed) {
      throw new LaunchException("cannot write " + file, failed);
    }
    return count(
        runs,
        number -> {
          Path report = folder.resolve("report-" + files + "-" + number + ".json");
          String options = "breakpoints=" + file + ",report=" + report;
          return once(List.of("-javaagent:" + agent + "=" + options), names, report);
        },
        progress);
  }

  private interface Run {
    Rate number(int number);
  }

  private Rate once(List<String> options, List<String> names, int number) {
    return once(options, names, folder.resolve("none-" + number));
  }

  private Rate once(List<String> options, List<String> names, Path report) {
    PlainEnd end = new PlainJvm(jdk, target, options, mostMillis).run();
    boolean hit = HitReport.read(report).allHit(names);
    delete(report);
    return new Rate(1, hit ? 1 : 0, failed.test(end) ? 1 : 0);
  }

  private Rate count(int runs, Run run, IntConsumer progress) {
    List<Future<Rate>> waiting = new ArrayList<>();
    for (int number = 0; number < runs; number++) {
      int which = number;
      waiting.add(runners.submit(() -> run.number(which)));
    }
    Rate all = Rate.NONE;
    try {
      for (Future<Rate> each : waiting) {
        all = all.and(each.get());
        progress.accept(all.runs());
      }
      return all;
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof RuntimeException cause
          ? cause
          : new LaunchException("a plain run failed", failed.getCause());
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw new LaunchException("interrupted while the target ran");
    } finally {
      waiting.forEach(each -> each.cancel(true));
    }
  }

  @Override
  public void close() {
    runners.shutdownNow();
    // A run that was ended leaves drafts of its report.
    try (Stream<Path> left = Files.list(folder)) {
      left.forEach(PlainTrials::delete);
    } catch (IOException stays) {
      return;
    }
    delete(folder);
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException stays) {
      // In a folder for temporary files: nobody's loss.
    }
  }
}
