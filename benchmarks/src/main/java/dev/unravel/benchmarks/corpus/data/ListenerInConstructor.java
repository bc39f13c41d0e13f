package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** An object that registers itself before its constructor is through. */
@Cause(
    pattern = {"order violation", "use before initialisation", "data race"},
    says = "limit|LISTENERS",
    wrongHint = "volatile$")
public final class ListenerInConstructor {
  private ListenerInConstructor() {}

  static final List<Listener> LISTENERS = new CopyOnWriteArrayList<>();

  /** What is told of events. */
  static final class Listener {
    private int limit;

    Listener(Form form) {
      if (form == Form.RIGHT) {
        limit = 3;
        LISTENERS.add(this);
        return;
      }
      LISTENERS.add(this); // site
      if (form == Form.WRONG) {
        Thread.yield();
      }
      limit = 3; // site
    }

    void event() {
      Together.check(limit == 3, "limit is " + limit); // site
    }
  }

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> new Listener(form), ListenerInConstructor::tell);
  }

  static void tell() {
    for (Listener each : LISTENERS) { // site
      each.event();
    }
  }
}
