package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A flag of cancellation that is looked at only once. */
@Cause(
    pattern = {
      "order violation",
      "use before initialisation",
      "data race",
      "wrong assumption on time"
    },
    says = "cancelled",
    wrongHint = "volatile$")
public final class CancelAfterStart {
  private CancelAfterStart() {}

  static volatile boolean cancelled;
  static volatile int sent;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread sender = Together.start("sender", CancelAfterStart::send);
    if (form == Form.WRONG) {
      Thread.yield();
    }
    cancelled = true; // site
    if (form == Form.RIGHT) {
      sender.join();
      sent = 0;
    }
    int after = sent;
    sender.join();
    Together.check(sent == after, "sent after it was cancelled");
  }

  static void send() {
    if (!cancelled) { // site
      sent = 1; // site
    }
  }
}
