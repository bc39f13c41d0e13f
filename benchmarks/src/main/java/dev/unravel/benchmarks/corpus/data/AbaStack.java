package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicStampedReference;

/** A stack whose top is compared by identity while nodes come back. */
@Cause(
    pattern = {"ABA"},
    says = "top|TOP",
    wrongHint = "compareAndSet`?$|use one operation|CAS")
public final class AbaStack {
  private AbaStack() {}

  static final class Node {
    final String value;
    volatile Node next;

    Node(String value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  static final AtomicReference<Node> TOP = new AtomicReference<>();
  static final AtomicStampedReference<Node> STAMPED = new AtomicStampedReference<>(null, 0);

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Node b = new Node("b", null);
    Node a = new Node("a", b);
    TOP.set(a);
    STAMPED.set(a, 0);
    Together.both(() -> pop(form), () -> replace(form));
    Node top = form == Form.RIGHT ? STAMPED.getReference() : TOP.get();
    Together.check(!tookBoth || top == null || !top.value.equals("b"), "b is back");
  }

  static volatile boolean tookBoth;

  static void pop(Form form) {
    if (form == Form.RIGHT) {
      int[] stamp = new int[1];
      Node seen = STAMPED.get(stamp);
      if (seen != null) {
        STAMPED.compareAndSet(seen, seen.next, stamp[0], stamp[0] + 1);
      }
      return;
    }
    Node seen = TOP.get(); // site
    Node next = seen == null ? null : seen.next;
    TOP.compareAndSet(seen, next); // site
  }

  /** Takes both off and puts the first one back. */
  static void replace(Form form) {
    if (form == Form.RIGHT) {
      int[] stamp = new int[1];
      Node a = STAMPED.get(stamp);
      tookBoth = a.value.equals("a") && STAMPED.compareAndSet(a, null, stamp[0], stamp[0] + 1);
      if (!tookBoth) {
        return;
      }
      a.next = null;
      STAMPED.set(a, stamp[0] + 2);
      return;
    }
    Node a = TOP.get();
    tookBoth = a.value.equals("a") && TOP.compareAndSet(a, null); // site
    if (!tookBoth) {
      return;
    }
    a.next = null;
    TOP.set(a); // site
    if (form == Form.WRONG) {
      TOP.compareAndSet(a, a);
    }
  }
}
