package dev.unravel.runtime.place;

import dev.unravel.trace.Location;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The places in the code that hooks were put at, by number. The agent adds to it while it
 * transforms classes; recorders and strategies read it.
 */
public final class Sites {

  /**
   * A site, with what is known of it.
   *
   * @param location class, method and line
   * @param owner class (binary name) that declares the field or method, or ""
   * @param member field or method, or ""
   */
  public record Site(Location location, String owner, String member) {}

  private static final Location NOWHERE = new Location("", "", "", 0);
  private static final int PLAIN = 1;
  private static final int CONFLICT = 2;

  /**
   * In java.util.concurrent, where not every volatile access is worth a choice; or a call to it
   * that is none because of those.
   */
  private static final int INSIDE = 4;

  /** Through a handle or Unsafe: which field it is the thread knows. */
  private static final int HANDLED = 8;

  /** Of several elements at once, which are not. */
  private static final int RANGE = 16;

  private static final int FLAG_BITS = 5;

  private static Site[] sites = new Site[1024];

  /** The flags in the low bits, the variable above: one look for all that an action asks. */
  private static int[] traits = new int[1024];

  private static int[] stableHashes = new int[1024];
  private static final Map<String, Integer> variableNumbers = new HashMap<>();
  private static final List<String> variableNames = new ArrayList<>();
  private static int conflicts;
  private static int races;
  private static int count;

  // Sites of the hooks inside the JDK; where in the user's code they happen is told by the stack.
  public static final int BEGIN = intrinsic("");
  public static final int END = intrinsic("");
  public static final int START = intrinsic("start");
  public static final int JOIN = intrinsic("join");
  public static final int SLEEP = intrinsic("sleep");
  public static final int PARK = intrinsic("park");
  public static final int UNPARK = intrinsic("unpark");
  public static final int INTERRUPT = intrinsic("interrupt");
  public static final int STATUS = intrinsic("status");
  public static final int STATUS_INSIDE = intrinsic("status");
  public static final int YIELD = intrinsic("yield");
  public static final int LOOP = intrinsic("loop");
  public static final int POINT = intrinsic("point");
  public static final int INIT = intrinsic("init");
  static final int INSIDE_JDK = intrinsic("");

  static {
    traits[STATUS_INSIDE] = INSIDE;
    traits[UNPARK] = INSIDE;
  }

  private Sites() {}

  private static int intrinsic(String member) {
    return add(NOWHERE, "", member);
  }

  /** Enters a site and returns its number. */
  public static synchronized int add(Location location, String owner, String member) {
    if (count == sites.length) {
      sites = Arrays.copyOf(sites, count * 2);
      traits = Arrays.copyOf(traits, count * 2);
    }
    sites[count] = new Site(location, owner, member);
    return count++;
  }

  /**
   * Enters a site of a field or array access.
   *
   * @param isStatic whether the owner tells apart fields of one name; the object does so otherwise
   * @param plain whether the access synchronises nothing
   */
  public static synchronized int addAccess(
      Location location, String owner, String member, boolean isStatic, boolean plain) {
    int site = add(location, owner, member);
    int number = number(isStatic ? owner + "." + member : member);
    traits[site] = number << FLAG_BITS | (plain ? PLAIN : 0) | inside(location);
    return site;
  }

  /** Enters a site of an access through a handle or Unsafe, see {@code HandledFields}. */
  public static synchronized int addHandled(Location location, String owner, String member) {
    int site = add(location, owner, member);
    traits[site] = HANDLED | inside(location);
    return site;
  }

  /** Enters a site of a call into java.util.concurrent, where that has points of its own. */
  public static synchronized int addCallWithPoints(Location location, String owner, String member) {
    int site = add(location, owner, member);
    traits[site] = INSIDE;
    return site;
  }

  private static int inside(Location location) {
    return location.className().startsWith("java.util.concurrent.") ? INSIDE : 0;
  }

  /** The number of a field by its name, with its class if it is static. */
  public static synchronized int number(String variable) {
    Integer number = variableNumbers.get(variable);
    if (number == null) {
      number = variableNumbers.size() + 1;
      variableNumbers.put(variable, number);
      variableNames.add(variable);
    }
    return number;
  }

  /** What an access of a numbered field would be known by. */
  public static synchronized Site ofField(int number, Location location, Object object) {
    String name = variableNames.get(number - 1);
    int dot = name.lastIndexOf('.');
    return object == null
        ? new Site(location, name.substring(0, Math.max(dot, 0)), name.substring(dot + 1))
        : new Site(location, object.getClass().getName(), name);
  }

  /** Whether the thread knows the field. */
  public static boolean isHandled(int site) {
    return (traits[site] & HANDLED) != 0;
  }

  /** Whether it is an access by java.util.concurrent itself, or a call to where these are. */
  public static boolean isInside(int site) {
    return (traits[site] & INSIDE) != 0;
  }

  /**
   * A number for the field that a site accesses, of use together with the object; 0 for what is no
   * access of a field.
   */
  public static int variable(int site) {
    return traits[site] >>> FLAG_BITS;
  }

  /** Whether it is a field or array access that synchronises nothing. */
  public static boolean isPlain(int site) {
    return (traits[site] & PLAIN) != 0;
  }

  /**
   * Whether it is a plain access, and no thread has been seen to race with it; or any access inside
   * java.util.concurrent, and none has been seen to conflict with it.
   */
  public static boolean isQuiet(int site) {
    int flags = traits[site] & (PLAIN | INSIDE | CONFLICT);
    return flags != 0 && (flags & CONFLICT) == 0;
  }

  /** Whether it may be quiet. */
  private static boolean mayBeQuiet(int site) {
    return (traits[site] & (PLAIN | INSIDE)) != 0;
  }

  /** Whether threads were seen to conflict here. */
  public static boolean isConflict(int site) {
    return (traits[site] & CONFLICT) != 0;
  }

  /** Several elements are accessed here in one step. */
  public static void markRange(int site) {
    traits[site] |= RANGE;
  }

  /** Whether threads race with an access of several elements: there is no telling what it sees. */
  public static synchronized boolean rangesRace() {
    for (int i = 0; i < count; i++) {
      if ((traits[i] & (CONFLICT | RANGE)) == (CONFLICT | RANGE)) {
        return true;
      }
    }
    return false;
  }

  static void markConflict(int site) {
    if ((traits[site] & CONFLICT) == 0) {
      traits[site] |= CONFLICT;
      conflicts++;
      races += mayBeQuiet(site) ? 1 : 0;
    }
  }

  public static void clearConflicts() {
    for (int i = 0; i < count; i++) {
      traits[i] &= ~(CONFLICT | RANGE);
    }
    conflicts = 0;
    races = 0;
  }

  /**
   * A hash of the plain accesses among them, made of what they are called, not of their numbers.
   */
  public static synchronized long racesHash() {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      if (isConflict(i) && mayBeQuiet(i)) {
        long hash = sites[i].hashCode() * 0x9E3779B97F4A7C15L;
        sum += hash ^ hash >>> 32;
      }
    }
    return sum;
  }

  /** How many of these are plain accesses. */
  public static int races() {
    return races;
  }

  /** At how many sites threads were seen to conflict. */
  public static int conflicts() {
    return conflicts;
  }

  /** The same for one site in any JVM, or nearly any: it leaves out lines of the JDK. */
  public static int stableHash(int site) {
    if (site >= stableHashes.length) {
      stableHashes = Arrays.copyOf(stableHashes, sites.length);
    }
    int hash = stableHashes[site];
    if (hash == 0) {
      Site s = sites[site];
      hash = s.location.className().hashCode() * 31 + s.location.method().hashCode();
      hash = hash * 31 + (s.location.inJdk() ? 0 : s.location.line());
      hash = (hash * 31 + s.owner.hashCode()) * 31 + s.member.hashCode() | 1;
      stableHashes[site] = hash;
    }
    return hash;
  }

  /** What is known of a site. */
  public static synchronized Site get(int site) {
    return sites[site];
  }
}
