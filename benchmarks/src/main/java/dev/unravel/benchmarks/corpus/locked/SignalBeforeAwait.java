package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A condition that is signalled before anybody awaits it. */
@Cause(
    pattern = {"lost notification"},
    says = "signal",
    wrongHint = "use signalAll")
public final class SignalBeforeAwait {
  private SignalBeforeAwait() {}

  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition DONE = LOCK.newCondition();
  static boolean done;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> await(form), () -> signal(form));
  }

  static void await(Form form) throws InterruptedException {
    LOCK.lock();
    if (form == Form.RIGHT) {
      while (!done) {
        DONE.await();
      }
    } else {
      DONE.await(); // site
    }
    LOCK.unlock();
  }

  static void signal(Form form) {
    LOCK.lock();
    done = true;
    if (form == Form.WRONG) {
      DONE.signalAll();
    } else {
      DONE.signal(); // site
    }
    LOCK.unlock();
  }
}
