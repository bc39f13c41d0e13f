package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A thread that is started in a constructor, before the last field is set. */
@Cause(
    pattern = {
      "order violation",
      "use before initialisation",
      "data race",
      "wrong assumption on time"
    },
    says = "size",
    wrongHint = "volatile$")
public final class StartInConstructor {
  private StartInConstructor() {}

  static final class Server {
    volatile int size;
    final Thread thread;

    Server(Form form) {
      if (form == Form.RIGHT) {
        size = 3;
      }
      thread = Together.start("server", () -> Together.check(size == 3, "size " + size)); // site
      if (form == Form.WRONG) {
        Thread.yield();
      }
      size = 3; // site
    }
  }

  public static void main(String[] args) throws Exception {
    new Server(Form.of(args)).thread.join();
  }
}
