package dev.unravel.junit;

import dev.unravel.launch.DiagnosisListener;
import dev.unravel.wire.Message;
import java.io.PrintStream;

/** Shows what the test printed where it failed, and notes, on the streams of this JVM. */
public final class Listener implements DiagnosisListener {
  @Override
  public void note(String text) {
    System.out.println("unravel: " + text);
  }

  @Override
  public void output(Message.Output output) {
    PrintStream stream = output.error() ? System.err : System.out;
    stream.write(output.bytes(), 0, output.bytes().length);
    stream.flush();
  }
}
