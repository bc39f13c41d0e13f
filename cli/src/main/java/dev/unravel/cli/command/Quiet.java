package dev.unravel.cli.command;

import dev.unravel.cli.console.Console;
import dev.unravel.launch.RunListener;
import dev.unravel.wire.Message;

/** Hears of one search among many: what the target prints would only be in the way. */
record Quiet(Console console) implements RunListener {
  @Override
  public void progress(Message.Progress now) {}

  @Override
  public void output(Message.Output output) {}

  @Override
  public void note(String text) {
    console.note(text);
  }

  @Override
  public void log(String line) {
    console.log(line);
  }
}
