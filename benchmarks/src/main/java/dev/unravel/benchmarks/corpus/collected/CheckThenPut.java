package dev.unravel.benchmarks.corpus.collected;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** A map that is asked and then filled, in two calls. */
@Cause(
    pattern = {"atomicity violation"},
    says = "containsKey|putIfAbsent|put",
    wrongHint = "ConcurrentHashMap instead|volatile")
public final class CheckThenPut {
  private CheckThenPut() {}

  static final Map<String, Object> MADE = new ConcurrentHashMap<>();
  static final AtomicInteger COUNT = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> make(form), () -> make(form));
    Together.check(COUNT.get() == 1, "made " + COUNT.get());
  }

  static void make(Form form) {
    if (form == Form.RIGHT) {
      MADE.computeIfAbsent("a", k -> COUNT.incrementAndGet());
    } else if (form == Form.WRONG) {
      if (MADE.get("a") == null) {
        MADE.put("a", COUNT.incrementAndGet());
      }
    } else if (!MADE.containsKey("a")) { // site
      MADE.put("a", COUNT.incrementAndGet()); // site
    }
  }
}
