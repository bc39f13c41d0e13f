package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** An array whose next free slot two threads take. */
@Cause(
    pattern = {"atomicity violation"},
    says = "next|SLOTS",
    wrongHint = "add volatile")
public final class ArraySlot {
  private ArraySlot() {}

  static int next;
  static final String[] SLOTS = new String[4];

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> put("a", form), () -> put("b", form));
    Together.check(next == 2 && SLOTS[0] != null && SLOTS[1] != null, "next " + next);
  }

  static void put(String value, Form form) {
    if (form == Form.RIGHT) {
      synchronized (SLOTS) {
        add(value);
      }
    } else if (form == Form.WRONG) {
      synchronized (value) {
        add(value);
      }
    } else {
      add(value);
    }
  }

  static void add(String value) {
    SLOTS[next] = value; // site
    next = next + 1; // site
  }
}
