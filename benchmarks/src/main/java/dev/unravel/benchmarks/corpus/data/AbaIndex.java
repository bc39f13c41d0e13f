package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** A ring whose position comes round between a look and a compareAndSet. */
@Cause(
    pattern = {"ABA"},
    says = "HEAD",
    wrongHint = "compareAndSet`?$|use one operation")
public final class AbaIndex {
  private AbaIndex() {}

  static final AtomicInteger HEAD = new AtomicInteger();
  static final int[] SLOTS = {7, 8};
  static final Object LOCK = new Object();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    int[] got = new int[1];
    Together.both(() -> got[0] = take(form), () -> round(form));
    Together.check(
        got[0] == 7 && SLOTS[0] == 7
            || got[0] == 9 && SLOTS[0] == 9
            || got[0] == 0
            || got[0] == 7 && early,
        "took " + got[0] + ", there was " + SLOTS[0]);
  }

  static boolean early;

  static int take(Form form) {
    if (form == Form.RIGHT) {
      synchronized (LOCK) {
        int value = SLOTS[HEAD.get()];
        early = value == 7;
        HEAD.set(1);
        return value;
      }
    }
    int at = HEAD.get(); // site
    int value = SLOTS[at];
    boolean done = HEAD.compareAndSet(at, 1 - at); // site
    return done && at == 0 ? value : 0;
  }

  static void round(Form form) {
    if (form == Form.RIGHT) {
      synchronized (LOCK) {
        turn();
      }
    } else {
      turn();
    }
  }

  static void turn() {
    if (HEAD.compareAndSet(0, 1)) { // site
      SLOTS[0] = 9;
      HEAD.compareAndSet(1, 0); // site
    } else {
      early = true;
    }
  }
}
