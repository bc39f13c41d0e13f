package dev.unravel.conformance;

import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Divergence;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** What a worker said in the course of one job. */
final class WorkerReport implements Consumer<Message> {
  private final boolean searched;
  private final StringBuilder printed = new StringBuilder();
  private final Set<Long> hashes = new TreeSet<>();
  private final List<Divergence> divergences = new ArrayList<>();
  private Optional<Trace> found = Optional.empty();
  private Optional<Trace> replayed = Optional.empty();
  private Map<String, Long> outcomes = Map.of();
  private boolean complete;
  private long executions;
  private long doubtfulOrders;
  private Coverage coverage = Coverage.NONE;

  WorkerReport(Job job) {
    searched = job.kind() == Job.Kind.FIND;
  }

  @Override
  public void accept(Message message) {
    if (message instanceof Message.Found failing) {
      found = Optional.of(decode(failing.trace()));
    } else if (message instanceof Message.Replayed again) {
      replayed = Optional.of(decode(again.trace()));
      hashes.add(again.hash());
      again.divergence().ifPresent(divergences::add);
    } else if (message instanceof Message.Output output) {
      printed.append(new String(output.bytes(), StandardCharsets.UTF_8));
    } else if (message instanceof Message.Enumerated enumerated) {
      outcomes = enumerated.outcomes();
      complete = enumerated.complete();
      doubtfulOrders = enumerated.doubtfulOrders();
    }
  }

  void done(Message.Done done) {
    executions = done.executions();
    coverage = done.coverage();
  }

  long doubtfulOrders() {
    return doubtfulOrders;
  }

  /** Whether the target did not come back, so that the worker had to give up. */
  boolean hung() {
    boolean silent = found.isEmpty() && replayed.isEmpty() && outcomes.isEmpty();
    return silent && !searched || found.or(() -> replayed).filter(WorkerReport::hung).isPresent();
  }

  private static boolean hung(Trace trace) {
    return trace.outcome() instanceof Outcome.Fail fail
        && fail.signature().kind() == FailureKind.HANG;
  }

  /** How many executions the job took. */
  long executions() {
    return executions;
  }

  /** What a search covered. */
  Coverage coverage() {
    return coverage;
  }

  /** The failing execution of a search. */
  Optional<Trace> found() {
    return found;
  }

  /** The last repetition, or the one execution that was recorded. */
  Trace replayed() {
    return replayed.orElseThrow(() -> new AssertionError("the target hangs"));
  }

  /** The hashes of all repetitions: one, if they were the same. */
  Set<Long> hashes() {
    return hashes;
  }

  /** Where repetitions left the recorded execution. */
  List<Divergence> divergences() {
    return divergences;
  }

  /** What the target printed, on both streams. */
  String printed() {
    return printed.toString();
  }

  /** The outcomes, with their counts. */
  Map<String, Long> outcomes() {
    if (outcomes.isEmpty()) {
      throw new AssertionError("the target hangs");
    }
    return outcomes;
  }

  /** Whether the outcomes are those of all schedules. */
  boolean complete() {
    return complete;
  }

  private static Trace decode(byte[] trace) {
    try {
      return TraceFile.read(trace);
    } catch (TraceFormatException broken) {
      throw new IllegalStateException(broken);
    }
  }
}
