package dev.unravel.benchmarks.corpus.locked;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A callback that is called with a lock held, and takes another one. */
@Cause(
    pattern = {"lock-order deadlock"},
    says = "MODEL.*VIEW|VIEW.*MODEL",
    wrongHint = "Object#")
public final class CallbackLock {
  private CallbackLock() {}

  static final Object MODEL = new Object();
  static final Object VIEW = new Object();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> change(form), () -> paint(form));
  }

  static void change(Form form) {
    if (form == Form.RIGHT) {
      synchronized (MODEL) {
        Thread.yield();
      }
      repaint();
    } else {
      synchronized (MODEL) { // site
        repaint();
      }
    }
  }

  static void repaint() {
    synchronized (VIEW) { // site
      Thread.yield();
    }
  }

  static void paint(Form form) {
    if (form == Form.WRONG) {
      Thread.yield();
    }
    synchronized (VIEW) { // site
      synchronized (MODEL) { // site
        Thread.yield();
      }
    }
  }
}
