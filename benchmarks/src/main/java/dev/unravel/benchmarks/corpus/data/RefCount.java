package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** A count of users whose last one closes, while another one comes. */
@Cause(
    pattern = {
      "atomicity violation",
      "use after close",
      "order violation",
      "atomicity violation over several variables"
    },
    says = "users|open|USERS",
    wrongHint = "volatile$")
public final class RefCount {
  private RefCount() {}

  static final AtomicInteger USERS = new AtomicInteger(1);
  static volatile boolean open = true;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> leave(form), () -> enter(form));
  }

  static void leave(Form form) {
    if (form == Form.RIGHT) {
      synchronized (USERS) {
        drop();
      }
    } else {
      drop();
    }
  }

  static void drop() {
    if (USERS.decrementAndGet() == 0) { // site
      open = false; // site
    }
  }

  static void enter(Form form) {
    if (form == Form.BROKEN) {
      use();
    } else {
      synchronized (USERS) {
        use();
      }
    }
  }

  static void use() {
    if (USERS.get() > 0) { // site
      USERS.incrementAndGet(); // site
      Together.check(open, "closed"); // site
    }
  }
}
