package dev.unravel.explore;

import dev.unravel.explore.entry.UnusableTargetException;
import dev.unravel.explore.execution.Divergences;
import dev.unravel.explore.execution.PlantedRace;
import dev.unravel.explore.execution.Runs;
import dev.unravel.explore.execution.Watchdog;
import dev.unravel.explore.job.CaptureJob;
import dev.unravel.explore.job.ConflictsJob;
import dev.unravel.explore.job.EnumerateJob;
import dev.unravel.explore.job.ExperimentJob;
import dev.unravel.explore.job.FindJob;
import dev.unravel.explore.job.RecordJob;
import dev.unravel.explore.job.ReplayJob;
import dev.unravel.explore.job.Reporter;
import dev.unravel.explore.job.SnapshotJob;
import dev.unravel.runtime.Execution;
import dev.unravel.runtime.claim.BlindSpots;
import dev.unravel.runtime.claim.JvmOptions;
import dev.unravel.runtime.jvm.Warnings;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import dev.unravel.trace.file.TraceHash;
import dev.unravel.wire.Channel;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import dev.unravel.wire.Request;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Main class of the worker's JVM: takes jobs from the controller until that is gone. */
public final class Worker {
  private final Channel channel;
  private final BlockingQueue<Request> requests = new LinkedBlockingQueue<>();

  /** Whether the race that is planted in every JVM was found. */
  private boolean sees;

  private Worker(Channel channel) {
    this.channel = channel;
  }

  public static void main(String[] arguments) throws Exception {
    Channel channel = Channel.connect(Integer.parseInt(arguments[0]), arguments[1]);
    new Worker(channel).serve();
  }

  private void serve() throws Exception {
    if (!Execution.identityHashesRepeat()) {
      Warnings.add("identity hash codes are not controlled on this JVM");
    }
    JvmOptions.check();
    channel.send(new Message.Ready(Runtime.version().toString(), Execution.backend()));
    Thread receiver = new Thread(this::receive, "unravel-receiver");
    receiver.setDaemon(true);
    receiver.start();
    for (; ; ) {
      Request request = requests.take();
      if (request instanceof Job job) {
        work(job);
      } else {
        channel.send(
            new Message.Failed("the worker failed: " + request + " came without a job", "", false));
      }
    }
  }

  /** Reads ahead, so that the controller's end is noticed in the middle of a job. */
  private void receive() {
    try {
      for (Optional<Request> request = channel.receiveRequest();
          request.isPresent();
          request = channel.receiveRequest()) {
        requests.add(request.get());
      }
    } catch (IOException gone) {
      // As below.
    }
    Runtime.getRuntime().halt(0);
  }

  private void work(Job job) {
    Reporter reporter = new Reporter(channel);
    BlindSpots.forgetTarget();
    if (!sees && !findPlantedRace(job, reporter)) {
      return;
    }
    sees = true;
    Runs[] runs = new Runs[1];
    Thread harness = Thread.currentThread();
    Watchdog watchdog =
        new Watchdog(
            harness,
            job.hangMillis(),
            () -> tick(reporter),
            (settings, failure) -> {
              Optional<String> outside = Execution.waitsOutside(harness);
              outside.ifPresent(BlindSpots::add);
              hang(job, runs[0], reporter, settings, failure, outside.isEmpty());
            });
    watchdog.start();
    try {
      runs[0] = new Runs(job.target(), watchdog);
      switch (job.kind()) {
        case FIND -> new FindJob(job, runs[0], reporter).run();
        case REPLAY, STEP -> new ReplayJob(job, runs[0], reporter).run();
        case RECORD -> new RecordJob(job, runs[0], reporter).run();
        case ENUMERATE -> new EnumerateJob(job, runs[0], reporter).run();
        case EXPERIMENT -> new ExperimentJob(job, runs[0], reporter, requests::take).run();
        case SNAPSHOT -> new SnapshotJob(job, runs[0], reporter).run();
        case CAPTURE -> new CaptureJob(job, runs[0], reporter).run();
        case CONFLICTS -> new ConflictsJob(job, runs[0], reporter).run();
      }
    } catch (UnusableTargetException unusable) {
      reporter.send(new Message.Failed(unusable.getMessage(), "", true));
    } catch (Throwable broken) {
      StringWriter detail = new StringWriter();
      broken.printStackTrace(new PrintWriter(detail));
      reporter.send(new Message.Failed("the worker failed: " + broken, detail.toString(), false));
    } finally {
      watchdog.interrupt();
    }
  }

  private static void tick(Reporter reporter) {
    reporter.progress();
    if (reporter.isOverdue()) {
      Execution.runOutOfTime();
    }
  }

  private static boolean findPlantedRace(Job job, Reporter reporter) {
    Watchdog watchdog =
        new Watchdog(
            Thread.currentThread(),
            job.hangMillis(),
            reporter::progress,
            (settings, failure) -> {
              reporter.refuse("two threads that count together hang");
              Runtime.getRuntime().halt(0);
            });
    watchdog.start();
    Optional<String> missed = PlantedRace.missedBecause(job.settings(), watchdog);
    watchdog.interrupt();
    missed.ifPresent(reporter::refuse);
    return missed.isEmpty();
  }

  /**
   * The harness is stuck in the target: this thread reports, and the JVM ends.
   *
   * @param isFailure whether it is the target's fault
   */
  private static void hang(
      Job job,
      Runs runs,
      Reporter reporter,
      Settings settings,
      Outcome.Fail failure,
      boolean isFailure) {
    Trace trace = runs.trace(settings, failure, null);
    switch (job.kind()) {
      case FIND -> {
        if (isFailure) {
          reporter.found(trace, true);
        }
      }
      case REPLAY, STEP, RECORD, CAPTURE ->
          reporter.send(
              new Message.Replayed(
                  TraceFile.toBytes(trace),
                  TraceHash.of(trace),
                  job.trace().flatMap(recorded -> Divergences.between(recorded, trace))));
      case EXPERIMENT -> reporter.send(new Message.Tried(TraceFile.toBytes(trace), 0, List.of()));
      case CONFLICTS -> {
        reporter.note("the last execution hangs, so there were no more: " + failure.message());
        reporter.send(new Message.Conflicts(Execution.sightings(), 1));
      }
      case SNAPSHOT ->
          reporter.send(new Message.Failed("the replay hangs: " + failure.message(), "", false));
      case ENUMERATE ->
          reporter.send(
              new Message.Enumerated(
                  Map.of("FAIL " + failure.signature().kind().word(), 1L), false, 0));
    }
    reporter.send(
        new Message.Done(
            reporter.executions() + 1, reporter.millis(), Optional.empty(), Coverage.NONE));
    Runtime.getRuntime().halt(0);
  }
}
