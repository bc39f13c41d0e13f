package dev.unravel.runtime.memory;

import dev.unravel.runtime.schedule.ControlledThread;

/** The record of {@link StepUses}: the steps of the last execution, and the uses of each. */
public final class StepLog {
  private static final int MOST = 1 << 22;
  private static final int LOOK_BACK = 24;

  private static final ObjectNumbers objects = new ObjectNumbers(StepUses.FIRST_OBJECT);
  private static int[] used = new int[1024];
  private static int[] keys = new int[1024];
  private static byte[] modes = new byte[1024];
  private static int count;
  private static int[] threads = new int[256];
  private static int[] starts = new int[257];
  private static int[] known = new int[257];
  private static boolean[] forced = new boolean[256];
  private static int steps;
  private static boolean nextIsForced;
  private static boolean spun;
  private static boolean overflown;

  private StepLog() {}

  static void clear() {
    objects.clear();
    count = 0;
    steps = 0;
    starts[0] = 0;
    nextIsForced = false;
    spun = false;
    overflown = false;
  }

  /** A thread has been chosen: its step begins. */
  public static void begin(ControlledThread t) {
    if (steps == threads.length) {
      threads = larger(threads);
      starts = larger(starts);
      known = larger(known);
      boolean[] more = new boolean[forced.length * 2];
      System.arraycopy(forced, 0, more, 0, steps);
      forced = more;
    }
    threads[steps] = t.id;
    starts[steps] = count;
    known[steps] = objects.next();
    forced[steps] = nextIsForced;
    nextIsForced = false;
    steps++;
    if (t.daemon) {
      add(StepUses.USERS, 0, StepUses.READ);
    }
  }

  public static int steps() {
    return steps;
  }

  public static int thread(int step) {
    return threads[step];
  }

  /** Whether it was a timeout that passed because nobody could act. */
  public static boolean isForced(int step) {
    return forced[step];
  }

  /** The first use of a step. */
  public static int from(int step) {
    return starts[step];
  }

  /** The first use behind it. */
  public static int to(int step) {
    return step + 1 < steps ? starts[step + 1] : count;
  }

  /** Objects from this number on were not used before the step. */
  public static int unknownFrom(int step) {
    return known[step];
  }

  public static int object(int use) {
    return used[use];
  }

  public static int key(int use) {
    return keys[use];
  }

  public static byte mode(int use) {
    return modes[use];
  }

  /** The same for all objects of a class. */
  public static int kind(int object) {
    return object < StepUses.FIRST_OBJECT ? 0 : objects.kind(object);
  }

  /** Whether a thread was made to step back, which depends on more than what others use. */
  public static boolean spun() {
    return spun;
  }

  /** Whether there was more than can be kept. */
  public static boolean isIncomplete() {
    return overflown;
  }

  /** The number of an object in this execution. */
  static int number(Object object) {
    return objects.of(object);
  }

  /** Whose step is under way, -1 before the first. */
  static int actor() {
    return steps == 0 ? -1 : threads[steps - 1];
  }

  /** The next step is one that comes only since nobody can act. */
  static void force() {
    nextIsForced = true;
  }

  static void spin() {
    spun = true;
  }

  static void add(int object, int key, byte mode) {
    int first = steps == 0 ? 0 : starts[steps - 1];
    for (int i = count - 1; i >= first && i >= count - LOOK_BACK; i--) {
      if (used[i] == object && keys[i] == key && modes[i] == mode) {
        return;
      }
    }
    if (count == used.length) {
      if (count >= MOST) {
        overflown = true;
        return;
      }
      used = larger(used);
      keys = larger(keys);
      byte[] more = new byte[modes.length * 2];
      System.arraycopy(modes, 0, more, 0, count);
      modes = more;
    }
    used[count] = object;
    keys[count] = key;
    modes[count++] = mode;
  }

  private static int[] larger(int[] array) {
    int[] more = new int[array.length * 2];
    System.arraycopy(array, 0, more, 0, array.length);
    return more;
  }
}
