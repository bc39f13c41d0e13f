package dev.unravel.conformance.everyday;

import java.util.function.Supplier;

/**
 * A reference to a constructor runs an initialiser that depends on what others have done so far.
 */
@Fails
public final class StepsSeenByAPlugin {
  private static volatile int step;
  private static volatile int seen;

  private static final class Plugin {
    static {
      seen = step;
    }
  }

  private static Plugin make(Supplier<Plugin> maker) {
    return maker.get();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              step++;
              step++;
            });
    other.start();
    make(Plugin::new);
    other.join();
    if (seen == 1) {
      throw new AssertionError("made in the middle");
    }
  }
}
