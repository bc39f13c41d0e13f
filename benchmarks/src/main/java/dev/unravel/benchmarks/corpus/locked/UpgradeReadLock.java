package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A read lock that two threads want to turn into a write lock. */
@Cause(
    pattern = {"resource deadlock", "self deadlock", "lock-order deadlock"},
    says = "(?i)LOCK",
    wrongHint = "volatile")
public final class UpgradeReadLock {
  private UpgradeReadLock() {}

  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static int value;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> update(form, true), () -> update(form, false));
  }

  static void update(Form form, boolean writes) {
    if (form == Form.RIGHT || !writes) {
      LOCK.writeLock().lock();
      value++;
      LOCK.writeLock().unlock();
      return;
    }
    LOCK.readLock().lock(); // site
    int seen = value;
    if (form == Form.WRONG) {
      Thread.yield();
    }
    if (seen > 0) {
      LOCK.writeLock().lock(); // site
      value = 0;
      LOCK.writeLock().unlock();
    }
    LOCK.readLock().unlock();
  }
}
