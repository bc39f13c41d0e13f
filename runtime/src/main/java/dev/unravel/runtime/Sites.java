package dev.unravel.runtime;

import dev.unravel.trace.Location;
import java.util.Arrays;

/**
 * The places in the code that hooks were put at, by number. The agent adds to it while it
 * transforms classes; recorders and strategies read it.
 */
public final class Sites {

  /**
   * What is known of a site.
   *
   * @param location class, method and line
   * @param owner class (binary name) that declares the field or method, or ""
   * @param member field or method, or ""
   */
  public record Site(Location location, String owner, String member) {}

  private static final Location NOWHERE = new Location("", "", "", 0);
  private static Site[] sites = new Site[1024];
  private static int count;

  // Sites of the hooks inside the JDK; where in the user's code they happen is told by the stack.
  static final int BEGIN = intrinsic("");
  static final int END = intrinsic("");
  static final int START = intrinsic("start");
  static final int JOIN = intrinsic("join");
  static final int SLEEP = intrinsic("sleep");
  static final int PARK = intrinsic("park");
  static final int UNPARK = intrinsic("unpark");
  static final int INTERRUPT = intrinsic("interrupt");
  static final int STATUS = intrinsic("status");
  static final int YIELD = intrinsic("yield");
  static final int LOOP = intrinsic("loop");
  static final int INIT = intrinsic("init");
  static final int INSIDE_JDK = intrinsic("");

  private Sites() {}

  private static int intrinsic(String member) {
    return add(NOWHERE, "", member);
  }

  /** Enters a site and returns its number. */
  public static synchronized int add(Location location, String owner, String member) {
    if (count == sites.length) {
      sites = Arrays.copyOf(sites, count * 2);
    }
    sites[count] = new Site(location, owner, member);
    return count++;
  }

  /** What is known of a site. */
  public static synchronized Site get(int site) {
    return sites[site];
  }
}
