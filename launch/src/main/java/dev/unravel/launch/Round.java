package dev.unravel.launch;

import dev.unravel.explore.wire.Coverage;
import dev.unravel.explore.wire.Message;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceFile;
import dev.unravel.trace.TraceFormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What one job of a search has brought so far. The target's output is held back until it is known
 * which failing execution will be the one to show.
 */
final class Round implements Consumer<Message> {
  private static final int OUTPUT_LIMIT = 8 << 20;

  private final RunListener listener;
  private final boolean showOutput;
  private final boolean showProgress;
  private final List<Message.Output> output = new ArrayList<>();
  private int outputSize;
  private Optional<Trace> found = Optional.empty();
  private Message.Progress last = new Message.Progress(0, 0, "", 0);

  Round(RunListener listener, boolean showOutput, boolean showProgress) {
    this.listener = listener;
    this.showOutput = showOutput;
    this.showProgress = showProgress;
  }

  @Override
  public void accept(Message message) {
    if (message instanceof Message.Progress progress) {
      last = progress;
      if (showProgress) {
        listener.progress(progress);
      }
    } else if (message instanceof Message.Note note) {
      listener.note(note.text());
    } else if (message instanceof Message.Found failing) {
      found = Optional.of(decode(failing.trace()));
    } else if (message instanceof Message.Ready ready) {
      listener.log("worker: JDK " + ready.jdkVersion() + ", backend " + ready.backend());
    } else if (message instanceof Message.Output piece) {
      take(piece);
    }
  }

  private void take(Message.Output piece) {
    if (showOutput) {
      listener.output(piece);
    } else if (outputSize < OUTPUT_LIMIT) {
      outputSize += piece.bytes().length;
      output.add(piece);
    }
  }

  Optional<Trace> found() {
    return found;
  }

  /** The last progress, for a worker that did not live to send its result. */
  Message.Done soFar() {
    return new Message.Done(last.executions(), last.millis(), Optional.empty(), Coverage.NONE);
  }

  /** Takes the target's output from the repetition when the worker that found it sent none. */
  RunListener confirming() {
    boolean wanted = output.isEmpty() && !showOutput;
    return new RunListener() {
      @Override
      public void output(Message.Output piece) {
        if (wanted) {
          take(piece);
        }
      }
    };
  }

  void showOutput() {
    output.forEach(listener::output);
  }

  static Trace decode(byte[] bytes) {
    try {
      return TraceFile.read(bytes);
    } catch (TraceFormatException ours) {
      throw new LaunchException("the worker sent a trace that cannot be read", ours);
    }
  }
}
