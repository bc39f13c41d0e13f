package dev.unravel.launch;

import dev.unravel.wire.Message;
import java.util.HashSet;
import java.util.Set;

/** Hands on what it hears, but no note twice: several workers have the same to say. */
public final class NotesOnce implements RunListener {
  private final RunListener listener;
  private final Set<String> told = new HashSet<>();

  public NotesOnce(RunListener listener) {
    this.listener = listener;
  }

  @Override
  public void progress(Message.Progress progress) {
    listener.progress(progress);
  }

  @Override
  public void note(String text) {
    if (told.add(text)) {
      listener.note(text);
    }
  }

  @Override
  public void output(Message.Output output) {
    listener.output(output);
  }

  @Override
  public void log(String line) {
    listener.log(line);
  }
}
