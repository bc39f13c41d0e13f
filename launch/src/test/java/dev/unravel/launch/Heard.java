package dev.unravel.launch;

import dev.unravel.wire.Message;
import java.util.ArrayList;
import java.util.List;

/** Keeps what it is told. */
public final class Heard implements RunListener {
  public final List<String> notes = new ArrayList<>();
  public final List<String> outputs = new ArrayList<>();
  final List<Long> progress = new ArrayList<>();

  @Override
  public void note(String text) {
    notes.add(text);
  }

  @Override
  public void output(Message.Output output) {
    outputs.add(new String(output.bytes()));
  }

  @Override
  public void progress(Message.Progress now) {
    progress.add(now.executions());
  }
}
