package dev.unravel.launch.search;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.worker.Crew;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Isolation;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import dev.unravel.wire.Share;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A search with one isolation, by workers that divide it among themselves. What the first of them
 * finds ends it, unless it takes a thread that is held up: then the others go on.
 */
public final class SearchRound {
  private final WorkerSetup setup;
  private final SearchRequest request;
  private final RunListener listener;
  private final Isolation isolation;
  private final long budgetMillis;
  private final List<Share> shares;
  private final List<Findings> findings;
  private final Crew crew = new Crew();
  private final HeadStart headStart = new HeadStart();

  public SearchRound(
      WorkerSetup setup,
      SearchRequest request,
      RunListener listener,
      Isolation isolation,
      long budgetMillis) {
    this.setup = setup;
    this.request = request;
    this.listener = listener;
    this.isolation = isolation;
    this.budgetMillis = budgetMillis;
    this.shares = request.shares(isolation);
    this.findings =
        shares.stream()
            .map(
                share ->
                    new Findings(
                        new HeldOutput(listener, request.showOutput()), request.failOnTiming()))
            .toList();
  }

  /** Searches until something is found or the limits are reached. */
  public Tried run() {
    crew.run(shares.size(), this::search);
    Tried all = findings.stream().map(Findings::tried).reduce(Tried::and).orElse(Tried.NOTHING);
    return isolation == Isolation.JVM ? all.withMillis(headStart.millis()) : all;
  }

  /** What the worker brought that found a failure, if one did. */
  public Optional<Findings> success() {
    return findings.stream()
        .filter(one -> one.found().isPresent())
        .min(Comparator.comparingLong(Findings::stalledNanos));
  }

  public int workers() {
    return shares.size();
  }

  private void search(int member) {
    try {
      if (member > 0) {
        headStart.await();
      }
      if (isolation == Isolation.JVM) {
        inNewJvms(member);
      } else if (goesOn(member)) {
        inOneJvm(member);
      }
    } finally {
      if (member == 0) {
        headStart.end();
      }
    }
  }

  private void inOneJvm(int member) {
    Share share = shares.get(member);
    long seed = request.settings().seed();
    perform(
        member,
        () ->
            request
                .job(isolation, seed, request.maxExecutions(share), remainingMillis())
                .withShare(share));
  }

  /** One execution for each JVM; the seeds follow each other, as they would in one JVM. */
  private void inNewJvms(int member) {
    Share share = shares.get(member);
    long most = request.maxExecutions(share);
    for (long nth = 0; (most == 0 || nth < most) && goesOn(member); nth++) {
      long seed = request.settings().seed() + share.piece(nth);
      perform(member, () -> jobOfOne(member, seed));
      crew.speak(member, () -> tellProgress("a new JVM each"));
    }
  }

  /** Once a failure is known that needs a stall, nobody is held up any more. */
  private Job jobOfOne(int member, long seed) {
    Job job = request.job(Isolation.JVM, seed, 1, 0);
    return findings.get(member).found().isPresent() ? job.punctual() : job;
  }

  private boolean goesOn(int member) {
    return !crew.isDismissed(member)
        && !findings.get(member).isSettled()
        && (budgetMillis == 0 || headStart.millis() < budgetMillis);
  }

  /** The time limit is the same moment for all, and JVMs take different times to start. */
  private long remainingMillis() {
    return budgetMillis == 0 ? 0 : Math.max(1, budgetMillis - headStart.millis());
  }

  /**
   * Has a job done in a new JVM.
   *
   * @param job asked for when the JVM is up
   */
  private void perform(int member, Supplier<Job> job) {
    Findings own = findings.get(member);
    try (WorkerProcess worker =
        WorkerProcess.start(
            setup,
            request.target(),
            request.settings(),
            listener::log,
            jvm -> crew.admit(member, jvm))) {
      if (member == 0) {
        headStart.begin();
      }
      Message.Done done =
          worker.run(job.get(), message -> crew.speak(member, () -> hear(member, message)));
      crew.speak(member, () -> own.done(done));
    } catch (WorkerLostException lost) {
      if (own.found().isEmpty()) {
        throw lost;
      }
    }
  }

  private void hear(int member, Message message) {
    Findings own = findings.get(member);
    if (message instanceof Message.Progress progress) {
      if (isolation != Isolation.JVM) {
        own.progress(progress);
        tellProgress(progress.phase());
      }
    } else if (message instanceof Message.Note note) {
      listener.note(note.text());
    } else if (message instanceof Message.Found failing) {
      own.found(failing);
      if (own.isSettled()) {
        crew.dismissOthers(member);
      }
    } else if (message instanceof Message.Ready ready) {
      listener.log("worker: JDK " + ready.jdkVersion() + ", backend " + ready.backend());
    } else if (message instanceof Message.Output piece) {
      own.output().take(piece);
    }
  }

  private void tellProgress(String phase) {
    listener.progress(
        new Message.Progress(
            all().mapToLong(Message.Progress::executions).sum(),
            headStart.millis(),
            phase,
            all().mapToLong(Message.Progress::distinctOrders).sum()));
  }

  private Stream<Message.Progress> all() {
    return findings.stream().map(Findings::progress);
  }
}
