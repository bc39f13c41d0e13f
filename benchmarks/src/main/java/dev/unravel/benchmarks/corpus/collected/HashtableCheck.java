package dev.unravel.benchmarks.corpus.collected;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.Hashtable;

/** A Hashtable that is asked and then filled. */
@Cause(
    pattern = {"atomicity violation"},
    says = "Hashtable|STOCK",
    wrongHint = "Hashtable\\$Entry|use ConcurrentHashMap")
public final class HashtableCheck {
  private HashtableCheck() {}

  static final Hashtable<String, Integer> STOCK = new Hashtable<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    STOCK.put("a", 1);
    Together.both(() -> buy(form), () -> buy(form));
    Together.check(STOCK.get("a") >= 0, "sold what is not there");
  }

  static void buy(Form form) {
    if (form == Form.RIGHT) {
      synchronized (STOCK) {
        take();
      }
    } else {
      take();
    }
  }

  static void take() {
    if (STOCK.get("a") > 0) { // site
      STOCK.put("a", STOCK.get("a") - 1); // site
    }
  }
}
