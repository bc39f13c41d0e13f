package dev.unravel.benchmarks.corpus.collected;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A synchronized list whose size is asked before an element is taken. */
@Cause(
    pattern = {"atomicity violation"},
    says = "size|remove|isEmpty",
    wrongHint = "use ConcurrentHashMap|CopyOnWrite")
public final class ListSizeThenGet {
  private ListSizeThenGet() {}

  static final List<String> WORK = Collections.synchronizedList(new ArrayList<>(List.of("a")));

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> take(form), () -> take(form));
  }

  static void take(Form form) {
    if (form == Form.RIGHT) {
      synchronized (WORK) {
        poll();
      }
    } else if (form == Form.WRONG) {
      int size = WORK.size();
      if (size > 0) {
        WORK.remove(size - 1);
      }
    } else {
      poll();
    }
  }

  static void poll() {
    if (!WORK.isEmpty()) { // site
      WORK.remove(0); // site
    }
  }
}
