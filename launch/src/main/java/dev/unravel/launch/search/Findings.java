package dev.unravel.launch.search;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.worker.Crew;
import dev.unravel.trace.Stall;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.wire.Message;
import java.util.Optional;

/** The findings of one member of a {@link Crew} so far. */
public final class Findings {
  private final HeldOutput output;
  private final boolean failOnTiming;
  private Optional<Trace> found = Optional.empty();
  private Optional<Tried> finished = Optional.empty();
  private Message.Progress last = new Message.Progress(0, 0, "", 0);

  Findings(HeldOutput output, boolean failOnTiming) {
    this.output = output;
    this.failOnTiming = failOnTiming;
  }

  public HeldOutput output() {
    return output;
  }

  public Optional<Trace> found() {
    return found;
  }

  /** Takes note of a failing execution, unless a better one is known. */
  void found(Message.Found failing) {
    Trace trace = decode(failing.trace());
    if (found.isEmpty() || stalledNanos(trace) < stalledNanos(found.get())) {
      found = Optional.of(trace);
    }
  }

  /** Whether there is nothing better to find: the failure needs nobody to be held up. */
  boolean isSettled() {
    return found.isPresent() && (failOnTiming || stalledNanos() == 0);
  }

  /** How long somebody has to be held up for the failure that was found. */
  long stalledNanos() {
    return found.map(Findings::stalledNanos).orElse(Long.MAX_VALUE);
  }

  private static long stalledNanos(Trace trace) {
    return trace.outcome().heldUp().map(Stall::nanos).orElse(0L);
  }

  void progress(Message.Progress progress) {
    last = progress;
  }

  /** A worker is through with its job; there may be another one after it. */
  void done(Message.Done done) {
    Tried now = Tried.of(done);
    finished = Optional.of(finished.map(before -> before.and(now)).orElse(now));
  }

  Tried tried() {
    return finished.orElseGet(() -> Tried.of(last));
  }

  /** How far it is, in numbers that can be added up. */
  Message.Progress progress() {
    Tried now = tried();
    return new Message.Progress(
        now.executions(), now.millis(), last.phase(), now.coverage().distinctOrders());
  }

  public static Trace decode(byte[] bytes) {
    try {
      return TraceFile.read(bytes);
    } catch (TraceFormatException ours) {
      throw new LaunchException("the worker sent a trace that cannot be read", ours);
    }
  }
}
