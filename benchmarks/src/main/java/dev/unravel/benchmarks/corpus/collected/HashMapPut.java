package dev.unravel.benchmarks.corpus.collected;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.HashMap;
import java.util.Map;

/** A HashMap that two threads fill. */
@Cause(
    pattern = {"atomicity violation", "data race", "atomicity violation over several variables"},
    says = "HashMap|MAP|put",
    wrongHint = "volatile")
public final class HashMapPut {
  private HashMapPut() {}

  static final Map<String, Integer> MAP = new HashMap<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> put("a", form), () -> put("b", form));
    Together.check(MAP.size() == 2, "size " + MAP.size());
  }

  static void put(String key, Form form) {
    if (form == Form.RIGHT) {
      synchronized (MAP) {
        MAP.put(key, 1);
      }
    } else if (form == Form.WRONG) {
      synchronized (key) {
        MAP.put(key, 1);
      }
    } else {
      MAP.put(key, 1); // site
    }
  }
}
