package dev.unravel.benchmarks.corpus.timed;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A sweep that takes its sleep for long enough. */
@Cause(
    pattern = {"wrong assumption on time"},
    says = "slept",
    wrongHint = "volatile|do both in one call")
public final class SleepingSweep {
  private SleepingSweep() {}

  static final Map<String, String> CACHE = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    CACHE.put("a", "x");
    Thread user = Together.start("user", () -> CACHE.get("a").length()); // site
    if (form == Form.RIGHT) {
      user.join();
    } else {
      Thread.sleep(form == Form.WRONG ? 200 : 100); // site
    }
    CACHE.remove("a"); // site
    user.join();
  }
}
