package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A ThreadLocal that a task leaves behind in its pool. */
@Cause(
    pattern = {"value left behind"},
    says = "USER|ThreadLocal",
    wrongHint = "hold one lock|join")
public final class LeftThreadLocal {
  private LeftThreadLocal() {}

  static final ThreadLocal<String> USER = new ThreadLocal<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> one = pool.submit(() -> login(form)); // site
    Future<?> two = pool.submit(LeftThreadLocal::anonymous);
    pool.submit(LeftThreadLocal::anonymous).get();
    one.get();
    two.get();
    pool.shutdown();
  }

  static void login(Form form) {
    USER.set("root"); // site
    if (form == Form.RIGHT) {
      USER.remove();
    } else if (form == Form.WRONG) {
      USER.get();
    }
  }

  static void anonymous() {
    Together.check(USER.get() == null, "a task runs as " + USER.get()); // site
  }
}
