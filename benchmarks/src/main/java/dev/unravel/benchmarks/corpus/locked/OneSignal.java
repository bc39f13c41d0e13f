package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A signal for one of two that wait for different things. */
@Cause(
    pattern = {"misdirected notification"},
    says = "signal",
    wrongHint = "flag")
public final class OneSignal {
  private OneSignal() {}

  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CHANGED = LOCK.newCondition();
  static boolean red;
  static boolean blue;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread one = Together.start("one", () -> await(true));
    Thread two = Together.start("two", () -> await(false));
    set(true, form);
    set(false, form);
    one.join();
    two.join();
  }

  static void await(boolean isRed) throws InterruptedException {
    LOCK.lock();
    while (isRed ? !red : !blue) {
      CHANGED.await(); // site
    }
    LOCK.unlock();
  }

  static void set(boolean isRed, Form form) {
    LOCK.lock();
    if (isRed) {
      red = true;
    } else {
      blue = true;
    }
    if (form == Form.RIGHT) {
      CHANGED.signalAll();
    } else {
      CHANGED.signal(); // site
    }
    LOCK.unlock();
  }
}
