package dev.unravel.launch.usecase;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.search.Findings;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Divergence;
import dev.unravel.wire.Message;
import java.util.Optional;
import java.util.function.Consumer;

/** Gathers the repetitions of an execution, and keeps only what the result needs. */
final class Repetitions implements Consumer<Message> {
  private final RunListener listener;
  private long count;
  private Optional<Message.Replayed> decisive = Optional.empty();
  private Optional<Trace> trace = Optional.empty();
  private Optional<Divergence> divergence = Optional.empty();

  Repetitions(RunListener listener) {
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
    trace = Optional.of(Findings.decode(replayed.trace()));
    divergence = replayed.divergence();
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

  static String describe(Outcome outcome) {
    if (outcome instanceof Outcome.Fail fail) {
      return fail.signature().toString();
    }
    return outcome instanceof Outcome.Unresolved unresolved
        ? "no result: " + unresolved.reason()
        : "no failure";
  }
}
