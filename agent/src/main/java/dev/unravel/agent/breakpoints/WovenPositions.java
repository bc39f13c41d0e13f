package dev.unravel.agent.breakpoints;

import dev.unravel.api.engine.OpenArrivals;

/** What woven code calls. */
public final class WovenPositions {
  /** Set while a thread is in here: what it uses of the JDK may have breakpoints of its own. */
  private static final ThreadLocal<Boolean> INSIDE = new ThreadLocal<>();

  private static volatile Site[] sites = new Site[16];
  private static int count;

  private WovenPositions() {}

  static synchronized int add(Site site) {
    if (count == sites.length) {
      Site[] more = new Site[2 * count];
      System.arraycopy(sites, 0, more, 0, count);
      sites = more;
    }
    sites[count] = site;
    return count++;
  }

  /**
   * Before the instruction of a position.
   *
   * @param target the object whose field is accessed, or null
   * @param self the object whose method it is, or null
   * @param values the variables that the condition asks for, or null
   */
  public static void reach(Object target, Object self, Object[] values, int site) {
    if (INSIDE.get() != null) {
      return;
    }
    INSIDE.set(Boolean.TRUE);
    try {
      sites[site].reach(target, self, values);
    } finally {
      INSIDE.remove();
    }
  }

  /** Behind the instruction of a position. */
  public static void pass(int site) {
    if (OpenArrivals.any()) {
      OpenArrivals.closeMine(sites[site]);
    }
  }

  /** Runs something of ours, without breakpoints. */
  static void quietly(Runnable ours) {
    INSIDE.set(Boolean.TRUE);
    try {
      ours.run();
    } finally {
      INSIDE.remove();
    }
  }
}
