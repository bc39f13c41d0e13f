package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A flag that is set before the data it announces. */
@Cause(
    pattern = {
      "order violation",
      "data race",
      "use before initialisation",
      "atomicity violation over several variables"
    },
    says = "data|ready",
    wrongHint = "make .*ready.* volatile")
public final class FlagBeforeData {
  private FlagBeforeData() {}

  static volatile int data;
  static volatile boolean ready;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> write(form), () -> read());
  }

  static void write(Form form) {
    if (form == Form.RIGHT) {
      data = 7;
      ready = true;
    } else {
      ready = true; // site
      if (form == Form.WRONG) {
        Thread.yield();
      }
      data = 7; // site
    }
  }

  static void read() {
    if (ready) { // site
      Together.check(data == 7, "data " + data); // site
    }
  }
}
