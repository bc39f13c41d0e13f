package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** Two accounts that are locked in the order of the arguments. */
@Cause(
    pattern = {"lock-order deadlock"},
    says = "Account.*lock",
    wrongHint = "Object#\\d|tryLock")
public final class NamedLocks {
  private NamedLocks() {}

  static final class Account {
    final Object lock = new Object();
    int balance = 100;
  }

  static final Account A = new Account();
  static final Account B = new Account();
  static final Object ALL = new Object();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(
        () -> move(A, B, form),
        () -> move(form == Form.RIGHT ? A : B, form == Form.RIGHT ? B : A, form));
  }

  static void move(Account from, Account to, Form form) {
    if (form == Form.WRONG) {
      synchronized (ALL) {
        from.balance--;
      }
    }
    synchronized (from.lock) { // site
      from.balance--;
      synchronized (to.lock) { // site
        to.balance++;
      }
    }
  }
}
