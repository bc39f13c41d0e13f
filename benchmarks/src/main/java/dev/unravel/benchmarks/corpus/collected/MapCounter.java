package dev.unravel.benchmarks.corpus.collected;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A word count with get and put. */
@Cause(
    pattern = {"atomicity violation"},
    says = "COUNTS|get|put",
    wrongHint = "putIfAbsent`?$")
public final class MapCounter {
  private MapCounter() {}

  static final Map<String, Integer> COUNTS = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> count(form), () -> count(form));
    Together.check(COUNTS.get("a") == 2, "counted " + COUNTS.get("a"));
  }

  static void count(Form form) {
    switch (form) {
      case RIGHT -> COUNTS.merge("a", 1, Integer::sum);
      case WRONG -> {
        COUNTS.putIfAbsent("a", 0);
        COUNTS.put("a", COUNTS.get("a") + 1);
      }
      default -> COUNTS.put("a", COUNTS.getOrDefault("a", 0) + 1); // site
    }
  }
}
