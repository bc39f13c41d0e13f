package dev.unravel.trace;

import java.util.Locale;

/**
 * Something that a statement about every schedule takes for granted. The order is that in which
 * they are listed, and part of the protocol between controller and worker.
 */
public enum Assumption {
  /** What comes from outside. */
  THIS_INPUT("this-input", "this input: arguments, standard input, environment, files, this JDK"),
  /** The memory model. */
  SEQUENTIAL_CONSISTENCY(
      "sequential-consistency",
      "sequential consistency: what a JVM or a processor may make of data races is not covered"),
  /**
   * Time would have had to pass while others could act, and more of it than the patience allows.
   */
  LONG_TIMEOUTS(
      "long-timeouts",
      "threads that could run are held up for less than %s altogether while time passes (--patience)"),
  /** Calls into java.util.concurrent were made. */
  CONCURRENT_CALLS(
      "concurrent-calls",
      "calls into java.util.concurrent are single steps (but see --inside-concurrent)"),
  /** Classes came while several threads ran. */
  CLASS_LOADING("class-loading", "loading a class is a single step"),
  /** Threads waited for a notification or a permit. */
  NO_SPURIOUS_WAKE_UPS("no-spurious-wake-ups", "no spurious wake-ups (but see --spurious)"),
  /** A pool's thread waited for work, and would have ended for want of it. */
  POOLS_KEEP_THREADS(
      "pools-keep-threads", "no pool ends an idle thread while anything else can run"),
  /** The target drew random numbers. */
  RANDOM_SEED("random-seed", "random numbers as this seed gives them (--seed)"),
  /** The target read the clock. */
  VIRTUAL_CLOCK(
      "virtual-clock",
      "the clock starts at a fixed time and moves only with readings and timeouts");

  private final String id;
  private final String text;

  Assumption(String id, String text) {
    this.id = id;
    this.text = text;
  }

  /** A name for programs, which never changes. */
  public String id() {
    return id;
  }

  /** What it says, to people. */
  public String text(Settings settings) {
    if (this == NO_SPURIOUS_WAKE_UPS && settings.spuriousWakeUps()) {
      return "at most four spurious wake-ups in an execution";
    }
    return text.replace("%s", seconds(settings.patienceMillis()));
  }

  /** The same with its name. */
  public Assumed in(Settings settings) {
    return new Assumed(id, text(settings));
  }

  /** A number of milliseconds as people say it. */
  public static String seconds(long millis) {
    return millis % 1_000 == 0
        ? millis / 1_000 + " s"
        : String.format(Locale.ROOT, "%d ms", millis);
  }
}
