package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A thread that is started before what it needs is set. */
@Cause(
    pattern = {"use before initialisation"},
    says = "name",
    wrongHint = "volatile")
public final class UsedBeforeSet {
  private UsedBeforeSet() {}

  static volatile String name;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    if (form == Form.RIGHT) {
      name = "set";
    }
    Thread user = Together.start("user", () -> name.length()); // site
    if (form == Form.WRONG) {
      Thread.yield();
    }
    name = "set"; // site
    user.join();
  }
}
