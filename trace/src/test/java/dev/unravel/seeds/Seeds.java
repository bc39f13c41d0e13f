package dev.unravel.seeds;

/**
 * The tries of a property: one for each seed from zero on, so that every build tries the same. A
 * failure names its seed; {@code -Dunravel.seed=17} tries that one alone, and {@code
 * -Dunravel.seed=5000-9999} others.
 */
public final class Seeds {
  private static final String CHOSEN = System.getProperty("unravel.seed", "");

  /** What must hold whatever is drawn. */
  public interface Property {
    void check(Draw draw) throws Exception;
  }

  private Seeds() {}

  public static void each(int tries, Property property) {
    String[] ends = (CHOSEN.isEmpty() ? "0-" + (tries - 1) : CHOSEN).split("-");
    long last = Long.parseLong(ends[ends.length - 1]);
    for (long seed = Long.parseLong(ends[0]); seed <= last; seed++) {
      check(property, seed);
    }
  }

  private static void check(Property property, long seed) {
    try {
      property.check(new Draw(seed));
    } catch (Exception | AssertionError | StackOverflowError failure) {
      throw new AssertionError("-Dunravel.seed=" + seed + ": " + failure, failure);
    }
  }
}
