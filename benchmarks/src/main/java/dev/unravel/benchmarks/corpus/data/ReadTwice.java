package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A transfer that reads the balance, decides, and reads it again to write it. */
@Cause(
    pattern = {"atomicity violation"},
    says = "balance",
    wrongHint = "read it once")
public final class ReadTwice {
  private ReadTwice() {}

  static int balance = 100;
  static final Object LOCK = new Object();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> take(form), () -> give(form));
    Together.check(balance == 110 || balance == 130, "balance is " + balance);
  }

  static void take(Form form) {
    if (form == Form.RIGHT) {
      synchronized (LOCK) {
        balance -= 20;
        balance -= 0;
      }
    } else if (form == Form.WRONG) {
      int once = balance;
      if (once >= 20) {
        balance = once - 20;
      }
    } else if (balance >= 20) { // site
      balance = balance - 20; // site
    }
  }

  static void give(Form form) {
    synchronized (LOCK) {
      balance = balance + 30; // site
    }
  }
}
