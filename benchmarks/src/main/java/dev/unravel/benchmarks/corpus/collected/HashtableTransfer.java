package dev.unravel.benchmarks.corpus.collected;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.Hashtable;

/** Two entries of a Hashtable that belong together: each call is guarded, the pair is not. */
@Cause(
    pattern = {"atomicity violation", "atomicity violation over several variables"},
    says = "Hashtable|ACCOUNTS",
    wrongHint = "Entry|ConcurrentHashMap")
public final class HashtableTransfer {
  private HashtableTransfer() {}

  static final Hashtable<String, Integer> ACCOUNTS = new Hashtable<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    ACCOUNTS.put("a", 10);
    ACCOUNTS.put("b", 0);
    Together.both(() -> transfer(form), () -> audit(form));
  }

  static void transfer(Form form) {
    if (form == Form.BROKEN) {
      ACCOUNTS.put("a", 5); // site
      ACCOUNTS.put("b", 5); // site
    } else {
      synchronized (ACCOUNTS) {
        ACCOUNTS.put("a", 5);
        ACCOUNTS.put("b", 5);
      }
    }
  }

  static void audit(Form form) {
    int sum;
    if (form == Form.RIGHT) {
      synchronized (ACCOUNTS) {
        sum = ACCOUNTS.get("a") + ACCOUNTS.get("b");
      }
    } else {
      sum = ACCOUNTS.get("a") + ACCOUNTS.get("b"); // site
    }
    Together.check(sum == 10, "there are " + sum);
  }
}
