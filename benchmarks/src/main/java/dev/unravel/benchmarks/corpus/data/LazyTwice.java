package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** A lazily made object that is made twice. */
@Cause(
    pattern = {"atomicity violation"},
    says = "made",
    wrongHint = "make .*volatile|add volatile")
public final class LazyTwice {
  private LazyTwice() {}

  static volatile Object made;
  static final AtomicInteger COUNT = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> get(form), () -> get(form));
    Together.check(COUNT.get() == 1, "made " + COUNT.get());
  }

  static void get(Form form) {
    if (form == Form.RIGHT) {
      synchronized (COUNT) {
        make();
      }
    } else if (form == Form.WRONG) {
      if (made == null) {
        synchronized (COUNT) {
          COUNT.incrementAndGet();
          made = new Object();
        }
      }
    } else {
      make();
    }
  }

  static void make() {
    if (made == null) { // site
      COUNT.incrementAndGet();
      made = new Object(); // site
    }
  }
}
