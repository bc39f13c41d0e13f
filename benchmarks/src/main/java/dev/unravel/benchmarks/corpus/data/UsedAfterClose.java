package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A connection that is closed while another thread still uses it. */
@Cause(
    pattern = {"use after close"},
    says = "open|close",
    wrongHint = "volatile")
public final class UsedAfterClose {
  private UsedAfterClose() {}

  static volatile boolean open = true;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread user = Together.start("user", () -> Together.check(open, "closed")); // site
    if (form == Form.RIGHT) {
      user.join();
    }
    if (form == Form.WRONG) {
      Thread.yield();
    }
    close();
    user.join();
  }

  static void close() {
    open = false; // site
  }
}
