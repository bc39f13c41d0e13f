package dev.unravel.benchmarks.corpus.timed;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** A timer that is cancelled while its task runs. */
@Cause(
    pattern = {"use after close"},
    says = "(?i)cancel",
    wrongHint = "volatile|longer")
public final class TimerCancel {
  private TimerCancel() {}

  static volatile StringBuilder out = new StringBuilder();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Timer timer = new Timer("timer");
    CountDownLatch done = new CountDownLatch(1);
    TimerTask task =
        new TimerTask() {
          @Override
          public void run() {
            tick();
            done.countDown();
          }
        };
    timer.schedule(task, 1);
    Thread.sleep(5);
    boolean cancelled = task.cancel();
    timer.cancel(); // site
    if (form == Form.RIGHT && !cancelled) {
      done.await();
    }
    if (form == Form.WRONG) {
      timer.purge();
    }
    out = null; // site
  }

  static void tick() {
    if (out != null) {
      out.append('.'); // site
    }
  }
}
