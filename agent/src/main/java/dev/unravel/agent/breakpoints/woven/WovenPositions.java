package dev.unravel.agent.breakpoints.woven;

import dev.unravel.api.engine.OpenArrivals;
import java.util.Arrays;

/** The methods that woven code calls. */
public final class WovenPositions {
  /** A mark that a thread is in here: what it uses of the JDK may have breakpoints of its own. */
  private static final class Inside {
    boolean now;
  }

  /** Kept for each thread that ever comes here: to make and remove it each time takes longer. */
  private static final ThreadLocal<Inside> INSIDE = new ThreadLocal<>();

  /** Not volatile: who comes to a site runs code that was woven after it was added. */
  private static WovenSite[] sites = new WovenSite[16];

  private static int count;

  private WovenPositions() {}

  public static synchronized int add(WovenSite site) {
    if (count == sites.length) {
      sites = Arrays.copyOf(sites, 2 * count);
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
    WovenSite here = sites[site];
    if (here.isPassedBy(Thread.currentThread())) {
      pass(site);
      return;
    }
    Inside inside = inside();
    if (!inside.now) {
      inside.now = true;
      try {
        here.reach(target, self, values);
      } finally {
        inside.now = false;
      }
    }
  }

  private static Inside inside() {
    Inside inside = INSIDE.get();
    if (inside == null) {
      inside = new Inside();
      INSIDE.set(inside);
    }
    return inside;
  }

  /** Behind the instruction of a position. */
  public static void pass(int site) {
    if (OpenArrivals.any()) {
      OpenArrivals.closeMine(sites[site]);
    }
  }

  /** Runs something of ours, without breakpoints. */
  public static void quietly(Runnable ours) {
    boolean before = silence(true);
    try {
      ours.run();
    } finally {
      silence(before);
    }
  }

  /** Whether breakpoints are to leave the current thread alone; returns how it was before. */
  public static boolean silence(boolean silent) {
    Inside inside = inside();
    boolean before = inside.now;
    inside.now = silent;
    return before;
  }
}
