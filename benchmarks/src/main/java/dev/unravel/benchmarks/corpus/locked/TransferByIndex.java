package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** Accounts in an array, each with a lock, that are locked as they are named. */
@Cause(
    pattern = {"lock-order deadlock"},
    says = "lock",
    wrongHint = "tryLock|notify")
public final class TransferByIndex {
  private TransferByIndex() {}

  /** Has a lock of its own. */
  static final class Account {
    final Object lock = new Object();
    int balance = 10;
  }

  static final Account[] ACCOUNTS = {new Account(), new Account()};

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> transfer(0, 1, form), () -> transfer(1, 0, form));
    Together.check(ACCOUNTS[0].balance + ACCOUNTS[1].balance == 20, "lost");
  }

  static void transfer(int from, int to, Form form) {
    int first = form == Form.RIGHT ? Math.min(from, to) : from;
    int second = form == Form.RIGHT ? Math.max(from, to) : to;
    if (form == Form.WRONG) {
      Thread.yield();
    }
    synchronized (ACCOUNTS[first].lock) { // site
      synchronized (ACCOUNTS[second].lock) { // site
        ACCOUNTS[from].balance--;
        ACCOUNTS[to].balance++;
      }
    }
  }
}
