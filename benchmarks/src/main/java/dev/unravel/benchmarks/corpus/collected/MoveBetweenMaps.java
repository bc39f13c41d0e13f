package dev.unravel.benchmarks.corpus.collected;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** An entry that moves from one map to another, and is in neither for a while. */
@Cause(
    pattern = {"atomicity violation", "atomicity violation over several variables"},
    says = "IDLE|BUSY",
    wrongHint = "volatile$|putIfAbsent")
public final class MoveBetweenMaps {
  private MoveBetweenMaps() {}

  static final Map<String, Integer> IDLE = new ConcurrentHashMap<>(Map.of("x", 1));
  static final Map<String, Integer> BUSY = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> take(form), () -> count(form));
  }

  static void take(Form form) {
    if (form == Form.BROKEN) {
      BUSY.put("x", IDLE.remove("x")); // site
    } else {
      synchronized (IDLE) {
        BUSY.put("x", IDLE.remove("x"));
      }
    }
  }

  static void count(Form form) {
    if (form == Form.RIGHT) {
      synchronized (IDLE) {
        check();
      }
    } else {
      check();
    }
  }

  static void check() {
    int idle = IDLE.size(); // site
    int busy = BUSY.size(); // site
    Together.check(idle + busy == 1, idle + " idle, " + busy + " busy");
  }
}
