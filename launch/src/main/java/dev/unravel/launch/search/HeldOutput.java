package dev.unravel.launch.search;

import dev.unravel.launch.RunListener;
import dev.unravel.wire.Message;
import java.util.ArrayList;
import java.util.List;

/**
 * Output of the target, held back until it is known which failing execution will be the one to
 * show.
 */
public final class HeldOutput {
  private static final int LIMIT = 8 << 20;

  private final RunListener listener;
  private final boolean showAll;
  private final List<Message.Output> pieces = new ArrayList<>();
  private int size;

  /**
   * @param showAll whether nothing is to be held back
   */
  HeldOutput(RunListener listener, boolean showAll) {
    this.listener = listener;
    this.showAll = showAll;
  }

  void take(Message.Output piece) {
    if (showAll) {
      listener.output(piece);
    } else if (size < LIMIT) {
      size += piece.bytes().length;
      pieces.add(piece);
    }
  }

  /** Takes the target's output from the repetition when the worker that found it sent none. */
  public RunListener confirming() {
    boolean wanted = pieces.isEmpty() && !showAll;
    return new RunListener() {
      @Override
      public void output(Message.Output piece) {
        if (wanted) {
          take(piece);
        }
      }
    };
  }

  public void show() {
    pieces.forEach(listener::output);
  }
}
