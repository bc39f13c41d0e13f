package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A listener that is checked for null and then called. */
@Cause(
    pattern = {"atomicity violation", "use after close"},
    says = "listener",
    wrongHint = "volatile")
public final class NullAfterCheck {
  private NullAfterCheck() {}

  static volatile Runnable listener = () -> {};

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> fire(form), () -> listener = null); // site
  }

  static void fire(Form form) {
    if (form == Form.RIGHT) {
      Runnable once = listener;
      if (once != null) {
        once.run();
      }
    } else if (form == Form.WRONG) {
      synchronized (NullAfterCheck.class) {
        if (listener != null) {
          listener.run();
        }
      }
    } else if (listener != null) { // site
      listener.run(); // site
    }
  }
}
