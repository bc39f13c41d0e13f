package dev.unravel.launch.usecase;

import dev.unravel.diagnose.conflicts.Ranking;
import dev.unravel.launch.NotesOnce;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.request.ConflictResult;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.worker.Crew;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.trace.seen.Sighting;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import dev.unravel.wire.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Looks for conflicts between threads: under many schedules, which workers divide among themselves,
 * or in a recorded execution.
 */
public final class Conflicts {
  private final WorkerSetup setup;
  private final RunListener listener;
  private final long start = System.nanoTime();
  private final Crew crew = new Crew();

  // Changed by one member of the crew at a time.
  private final List<Sighting> sightings = new ArrayList<>();
  private final List<Message.Progress> progress = new ArrayList<>();
  private long executions;
  private long failing;
  private Optional<String> inconclusive = Optional.empty();
  private Optional<String> blind = Optional.empty();

  private Conflicts(WorkerSetup setup, RunListener listener) {
    this.setup = setup.forConflicts();
    this.listener = new NotesOnce(listener);
  }

  /** Looks for conflicts under many schedules. */
  public static ConflictResult run(WorkerSetup setup, SearchRequest request, RunListener listener) {
    Conflicts search = new Conflicts(setup, listener);
    Settings settings = request.settings();
    List<Share> shares = request.shares(settings.isolation());
    search.perform(
        shares.stream()
            .map(
                share ->
                    Job.conflicts(
                            request.target(),
                            settings,
                            request.maxExecutions(share),
                            request.maxMillis())
                        .withShare(share)
                        .withHangMillis(request.hangMillis())
                        .withShowOutput(request.showOutput()))
            .toList());
    return search.result();
  }

  /** Looks for the conflicts of a recorded execution. */
  public static ConflictResult of(
      WorkerSetup setup, Trace trace, long hangMillis, RunListener listener) {
    if (trace.recording().isPresent()) {
      throw new UsageException(
          "the trace was recorded as it happened and has no actions to look at; name the program"
              + " instead");
    }
    Conflicts search = new Conflicts(setup, listener);
    search.perform(List.of(Job.conflicts(trace).withHangMillis(hangMillis)));
    return search.result();
  }

  private void perform(List<Job> jobs) {
    jobs.forEach(job -> progress.add(new Message.Progress(0, 0, "", 0)));
    crew.run(jobs.size(), member -> perform(member, jobs.get(member)));
  }

  private void perform(int member, Job job) {
    Target target = job.target();
    try (WorkerProcess worker =
        WorkerProcess.start(
            setup, target, job.settings(), listener::log, jvm -> crew.admit(member, jvm))) {
      Message.Done done =
          worker.run(job, message -> crew.speak(member, () -> hear(member, message)));
      crew.speak(
          member,
          () -> {
            executions += done.executions();
            inconclusive = inconclusive.or(done::inconclusiveReason);
            blind = blind.or(worker::blind);
          });
    }
  }

  private void hear(int member, Message message) {
    if (message instanceof Message.Conflicts seen) {
      sightings.addAll(seen.sightings());
      failing += seen.failing();
    } else if (message instanceof Message.Progress now) {
      progress.set(member, now);
      listener.progress(
          new Message.Progress(
              progress.stream().mapToLong(Message.Progress::executions).sum(),
              millis(),
              now.phase(),
              progress.stream().mapToLong(Message.Progress::distinctOrders).sum()));
    } else if (message instanceof Message.Note note) {
      listener.note(note.text());
    } else if (message instanceof Message.Output output) {
      listener.output(output);
    } else if (message instanceof Message.Ready ready) {
      listener.log("worker: JDK " + ready.jdkVersion() + ", backend " + ready.backend());
    }
  }

  private long millis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  private ConflictResult result() {
    ConflictResult result =
        new ConflictResult(
            Ranking.of(sightings, failing), executions, failing, millis(), inconclusive);
    if (!result.hasDefect() || !inconclusive.equals(blind)) {
      return result;
    }
    // What was seen is there, whatever was not seen.
    blind.ifPresent(listener::note);
    return new ConflictResult(
        result.conflicts(), executions, failing, result.millis(), Optional.empty());
  }
}
