package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Tasks of one kind, of which those that end early forget to clear what they know of their user.
 */
@Cause(
    pattern = {"value left behind"},
    says = "SESSION|ThreadLocal",
    wrongHint = "hold one lock|join")
public final class SessionOfTask {
  private SessionOfTask() {}

  static final ThreadLocal<String> SESSION = new ThreadLocal<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    ExecutorService pool = Executors.newCachedThreadPool();
    Future<?> one = pool.submit(() -> serve("ann", form));
    Future<?> two = pool.submit(() -> serve("bob", form));
    one.get();
    two.get();
    pool.shutdown();
  }

  static void serve(String user, Form form) {
    if (SESSION.get() == null) { // site
      SESSION.set(user); // site
    }
    try {
      Together.check(SESSION.get().equals(user), user + " is served as " + SESSION.get()); // site
    } finally {
      if (form == Form.RIGHT) {
        SESSION.remove();
      } else if (form == Form.WRONG) {
        SESSION.get();
      }
    }
  }
}
