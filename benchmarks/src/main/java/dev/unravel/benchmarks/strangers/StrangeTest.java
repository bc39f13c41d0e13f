package dev.unravel.benchmarks.strangers;

import dev.unravel.launch.BlindWorkerException;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.request.ReplayRequest;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.launch.usecase.Find;
import dev.unravel.launch.usecase.Replay;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.wire.Job;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A published test and what a search in it came to.
 *
 * @param name the test
 * @param verdict in a word, as a command says it, "tool problem" where it would say error
 * @param executions executions it took
 * @param seconds by the clock on the wall, with the start of the JVMs and the repetition
 * @param rate executions a second while searching
 * @param replayed how many new JVMs repeated what was found, and of how many
 * @param cause one line about it, or ""
 */
public record StrangeTest(
    String name,
    String verdict,
    long executions,
    double seconds,
    double rate,
    String replayed,
    String cause) {
  private static final Path TRACES =
      Path.of("benchmarks", "target", "strangers", "traces").toAbsolutePath();

  /** How a test is searched in: at most so many executions and milliseconds, and replays. */
  public record Limits(int executions, long millis, int replays) {}

  /** Searches as {@code find --all} does, then repeats what is found. */
  public static StrangeTest search(WorkerSetup setup, Target target, Limits limits) {
    Notes notes = new Notes();
    long start = System.nanoTime();
    SearchResult result;
    try {
      SearchRequest request =
          new SearchRequest(
              target,
              Settings.defaults(),
              limits.executions(),
              limits.millis(),
              Job.HANG_MILLIS,
              TRACES,
              false);
      result = Find.run(setup, request, notes);
    } catch (BlindWorkerException blind) {
      return without(target, "inconclusive", start, blind);
    } catch (UsageException notRun) {
      return without(target, "not run", start, notRun);
    } catch (LaunchException | WorkerLostException broken) {
      return without(target, "tool problem", start, broken);
    }
    double seconds = secondsSince(start);
    boolean failed = result.found().isPresent() && result.found().get().divergence().isEmpty();
    String cause =
        result
            .found()
            .map(found -> ((Outcome.Fail) found.trace().outcome()).signature().toString())
            .or(result::inconclusive)
            .orElse("");
    return new StrangeTest(
        target.title(),
        failed ? "failed" : cause.isEmpty() ? "passed" : "inconclusive",
        result.executions(),
        seconds,
        result.executionsPerSecond(),
        failed ? replays(setup, result.found().get(), limits.replays()) : "",
        cause + notes.text());
  }

  private static StrangeTest without(
      Target target, String verdict, long start, RuntimeException why) {
    return new StrangeTest(
        target.title(), verdict, 0, secondsSince(start), 0, "", String.valueOf(why.getMessage()));
  }

  private static double secondsSince(long start) {
    return (System.nanoTime() - start) / 1e9;
  }

  private static String replays(WorkerSetup setup, FoundTrace found, int times) {
    int same = 0;
    for (int i = 0; i < times; i++) {
      try {
        ReplayResult again =
            new Replay(setup, new RunListener() {})
                .replay(new ReplayRequest(found.trace(), 1, true, Job.HANG_MILLIS, false));
        same += again.verdict() == ReplayResult.Verdict.REPRODUCED ? 1 : 0;
      } catch (LaunchException | WorkerLostException broken) {
        continue;
      }
    }
    return same + " of " + times;
  }

  /** A row of a table in Markdown. */
  public String row() {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %,d | %.1f | %.1f | %s | %s |",
        name.replaceAll("([a-z0-9]+\\.)+", ""),
        verdict,
        executions,
        seconds,
        rate,
        replayed,
        cause.replace("|", "\\|").replace('\n', ' '));
  }

  /** What did not repeat is told in notes. */
  private static final class Notes implements RunListener {
    private final List<String> notes = new ArrayList<>();

    @Override
    public synchronized void note(String text) {
      if (text.contains("did not repeat")) {
        notes.add(text);
      }
    }

    synchronized String text() {
      return notes.isEmpty() ? "" : " (" + String.join("; ", notes) + ")";
    }
  }
}
