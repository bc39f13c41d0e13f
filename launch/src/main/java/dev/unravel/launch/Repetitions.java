package dev.unravel.launch;

import dev.unravel.explore.wire.Divergence;
import dev.unravel.explore.wire.Message;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import java.util.Optional;
import java.util.function.Consumer;

/** Compares repetitions with the recorded execution, and keeps only what the result needs. */
final class Repetitions implements Consumer<Message> {
  private final Trace recorded;
  private final RunListener listener;
  private long count;
  private Optional<Message.Replayed> decisive = Optional.empty();
  private Optional<Trace> trace = Optional.empty();
  private Optional<Divergence> divergence = Optional.empty();

  Repetitions(Trace recorded, RunListener listener) {
    this.recorded = recorded;
    this.listener = listener;
  }

  @Override
  public void accept(Message message) {
    if (message instanceof Message.Replayed replayed) {
      take(replayed);
    } else if (message instanceof Message.Output output) {
      listener.output(output);
    } else if (message instanceof Message.Note note) {
      listener.note(note.text());
    } else if (message instanceof Message.Progress progress) {
      listener.progress(progress);
    } else if (message instanceof Message.Ready ready) {
      listener.log("worker: JDK " + ready.jdkVersion() + ", backend " + ready.backend());
    }
  }

  private void take(Message.Replayed replayed) {
    count++;
    if (divergence.isPresent()
        || decisive.isPresent() && decisive.get().hash() == replayed.hash()) {
      return; // What came first, or the same again.
    }
    decisive = Optional.of(replayed);
    trace = Optional.of(Round.decode(replayed.trace()));
    divergence = replayed.divergence().or(() -> otherFailure(trace.get()));
  }

  boolean any() {
    return count > 0;
  }

  Optional<Divergence> divergence() {
    return divergence;
  }

  ReplayResult result(long millis) {
    if (decisive.isEmpty()) {
      throw new LaunchException("the worker repeated nothing");
    }
    return new ReplayResult(
        verdict(), trace.get(), decisive.get().hash(), count, millis, divergence);
  }

  private ReplayResult.Verdict verdict() {
    if (divergence.isPresent()) {
      return ReplayResult.Verdict.DIVERGED;
    }
    return trace.get().outcome().failed()
        ? ReplayResult.Verdict.REPRODUCED
        : ReplayResult.Verdict.PASSED;
  }

  /** The same actions may still end in another failure, when the target reads files or the like. */
  private Optional<Divergence> otherFailure(Trace came) {
    boolean same = describe(recorded.outcome()).equals(describe(came.outcome()));
    // That it does not fail any more is a result of its own.
    return same || came.outcome() instanceof Outcome.Pass
        ? Optional.empty()
        : Optional.of(
            new Divergence(
                came.actions().size(), describe(recorded.outcome()), describe(came.outcome())));
  }

  static String describe(Outcome outcome) {
    if (outcome instanceof Outcome.Fail fail) {
      return fail.signature().toString();
    }
    return outcome instanceof Outcome.Unresolved unresolved
        ? "no result: " + unresolved.reason()
        : "no failure";
  }
}
