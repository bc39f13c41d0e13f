package dev.unravel.launch;

import dev.unravel.wire.Message;

/** Hears what goes on while a search or a replay runs. */
public interface RunListener {

  /** How far a search is. */
  default void progress(Message.Progress progress) {}

  /** Something the user should know, in one line. */
  default void note(String text) {}

  /** What the target printed in the run that matters. */
  default void output(Message.Output output) {}

  /** What only somebody who looks for a fault of ours wants to know, in one line. */
  default void log(String line) {}
}
