package dev.unravel.benchmarks.corpus.timed;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;

/** A sleep that is to be long enough for an initialisation. */
@Cause(
    pattern = {"wrong assumption on time"},
    says = "slept",
    wrongHint = "volatile|longer")
public final class SleepForInit {
  private SleepForInit() {}

  static volatile String config;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread loader = Together.start("loader", () -> config = "x"); // site
    if (form == Form.RIGHT) {
      loader.join();
    } else {
      Thread.sleep(form == Form.WRONG ? 500 : 50); // site
    }
    Together.check(config != null, "no config"); // site
    loader.join();
  }
}
