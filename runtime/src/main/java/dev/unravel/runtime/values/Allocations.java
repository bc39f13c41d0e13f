package dev.unravel.runtime.values;

import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.table.Blank;
import java.util.Arrays;

/**
 * The objects of the target that each thread has made, in order. An object named by that is the
 * same in all executions in which its maker has come to it by the same path, whoever touches it
 * first. What static initialisers make is named by the place instead: whichever thread runs them.
 *
 * <p>Of use only where the agent tells of every object, see {@link #on}. Objects are found by
 * comparing references: a table by identity hash would give them one, which the target may come to
 * see.
 */
public final class Allocations {
  public static boolean on;

  /** More would take too long to look through. */
  private static final int MOST = 20_000;

  private static Object[] objects = new Object[256];

  /** The maker; null for a static initialiser. */
  private static ControlledThread[] makers = new ControlledThread[256];

  /** The place, for what a static initialiser makes. */
  private static int[] sites = new int[256];

  private static int[] numbers = new int[256];

  /** Whether threads ran that it could be passed to. */
  private static boolean[] late = new boolean[256];

  private static int count;

  private Allocations() {}

  public static void clear() {
    Blank.fill(objects, count);
    Blank.fill(makers, count);
    count = 0;
  }

  /** A thread has made an object; what it is called if it is known already stays as it is. */
  public static void made(ControlledThread c, Object object, int site) {
    if (count == MOST || indexOf(object) >= 0) {
      return;
    }
    if (count == objects.length) {
      objects = Arrays.copyOf(objects, count * 2);
      makers = Arrays.copyOf(makers, count * 2);
      sites = Arrays.copyOf(sites, count * 2);
      numbers = Arrays.copyOf(numbers, count * 2);
      late = Arrays.copyOf(late, count * 2);
    }
    boolean initialises = c.quiet > 0;
    objects[count] = object;
    makers[count] = initialises ? null : c;
    late[count] = Scheduler.threadCount > 1;
    sites[count] = site;
    numbers[count] = initialises ? before(site) : c.made++;
    count++;
  }

  private static int before(int site) {
    int same = 0;
    for (int i = 0; i < count; i++) {
      if (makers[i] == null && sites[i] == site) {
        same++;
      }
    }
    return same;
  }

  private static int indexOf(Object object) {
    for (int i = count - 1; i >= 0; i--) {
      if (objects[i] == object) {
        return i;
      }
    }
    return -1;
  }

  /** Whether an object was made while several threads ran, or nobody knows when. */
  static boolean isLate(Object object) {
    int i = indexOf(object);
    return i < 0 || late[i];
  }

  /** What an object is called, or null for one that nobody told of. */
  static String name(Object object) {
    int i = indexOf(object);
    if (i < 0) {
      return null;
    }
    String maker = makers[i] == null ? "place " + sites[i] : makers[i].path();
    return object.getClass().getTypeName() + "@" + maker + ":" + numbers[i];
  }
}
