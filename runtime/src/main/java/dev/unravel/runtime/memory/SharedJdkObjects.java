package dev.unravel.runtime.memory;

import dev.unravel.runtime.claim.Effects;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.table.Blank;
import dev.unravel.runtime.target.TestFrameworks;
import dev.unravel.trace.chart.Chart;

/**
 * The JDK's own objects (collections, string builders, streams) that more than one thread may
 * touch. Most of them never leave their thread, and a point at each of their field accesses would
 * bury the ones that matter. What the execution made before its second thread may have been given
 * to any that came later ({@link EarlyObjects}), and others of its kind were seen to be shared
 * ({@link SharedKinds}); any other object belongs to its maker, or to the first who touches it,
 * until somebody else comes along, which tells that its kind is shared. Arrays are made without
 * anybody telling: one that is not known goes with the object that its thread has looked at last,
 * which is where it came from. What static initialisers make is known from its first touch on. What
 * a test framework touches by itself, between tests, stays its own.
 */
public final class SharedJdkObjects {
  private static final int INITIAL = 256;

  private static Object[] objects = new Object[INITIAL];
  private static int[] owners = new int[INITIAL];
  private static long[] kinds = new long[INITIAL];
  private static int used;

  /** How many arrays that the JDK has touched belong to one thread. */
  private static int privateArrays;

  private static long privateTouches;

  private static final int SHARED = -1;

  /** The target's own: any thread may have it, whoever has touched it so far. */
  private static final int GIVEN = -2;

  private SharedJdkObjects() {}

  public static void clear() {
    EarlyObjects.clear();
    TargetArrays.clear();
    if (used == 0) {
      return;
    }
    if (objects.length > 1 << 14) {
      objects = new Object[INITIAL];
      owners = new int[INITIAL];
      kinds = new long[INITIAL];
    } else {
      Blank.fill(objects, objects.length);
    }
    used = 0;
    privateArrays = 0;
  }

  /** A thread has made an object. */
  public static void created(ControlledThread c, Object object) {
    if (Scheduler.threadCount == 1) {
      EarlyObjects.add(object);
    } else if (objects[slot(object)] == null) {
      long kind = SharedKinds.of(c, object);
      boolean shared = SharedKinds.contain(kind) && !TestFrameworks.runAlone();
      put(object, shared ? SHARED : c.id, kind);
    }
  }

  /** How often threads have used objects of their own, which no action tells of. */
  public static long privateTouches() {
    return privateTouches;
  }

  /** Notes an access and says whether it is a point. */
  public static boolean touch(ControlledThread c, Object object, boolean isArray) {
    // Before the slot is looked for, which gives the object a hash.
    boolean early = !isArray && EarlyObjects.contains(object);
    int i = slot(object);
    boolean shared;
    if (objects[i] == null) {
      long kind = SharedKinds.of(c, object);
      shared =
          (early || isArray && c.lastWasShared || SharedKinds.contain(kind))
              && !TestFrameworks.runAlone();
      put(object, shared ? SHARED : c.id, kind);
      privateTouches++;
      Effects.touch();
      if (isArray && !shared) {
        shared = TargetArrays.belongToOthers(c, IdentityHashes.of(object));
        privateArrays++;
        if (shared) {
          handOver(slot(object));
        }
      }
    } else {
      shared = owners[i] != c.id;
      if (shared && owners[i] >= 0) {
        handOver(i);
      }
      if (!shared) {
        // No action tells of it.
        privateTouches++;
        Effects.touch();
      }
    }
    if (!isArray) {
      c.lastWasShared = shared;
    }
    return shared;
  }

  private static void handOver(int i) {
    owners[i] = SHARED;
    SharedKinds.add(kinds[i]);
    Unmodelled.note(Chart.HANDED_OVER);
    Effects.touch();
  }

  /**
   * The target itself accesses an array. That is an action anyway; but what another thread does to
   * the array inside the JDK is none as long as the array counts as that thread's own.
   */
  public static void touchOfTarget(ControlledThread c, Object array) {
    if (array == null) {
      return;
    }
    TargetArrays.add(c, IdentityHashes.of(array));
    if (privateArrays > 0) {
      int i = slot(array);
      if (objects[i] != null && owners[i] >= 0 && owners[i] != c.id) {
        handOver(i);
      }
    }
  }

  /** The target hands one of its arrays to the JDK. */
  public static void given(Object array) {
    Effects.touch();
    StepUses.note(array, StepUses.KNOWN, StepUses.WRITE);
    int i = slot(array);
    if (objects[i] == null) {
      put(array, GIVEN, 0);
    } else {
      owners[i] = GIVEN;
    }
  }

  /** Whether an object that was touched is an array which the target handed over. */
  public static boolean isGiven(Object object) {
    return owners[slot(object)] == GIVEN;
  }

  /** Whether anybody has touched it. */
  public static boolean isKnown(Object object) {
    return IdentityHashes.has(object) && objects[slot(object)] != null;
  }

  private static void put(Object object, int owner, long kind) {
    if (used * 2 >= objects.length) {
      grow();
    }
    used++;
    int i = slot(object);
    objects[i] = object;
    owners[i] = owner;
    kinds[i] = kind;
  }

  private static int slot(Object object) {
    int hash = IdentityHashes.of(object);
    int mask = objects.length - 1;
    int i = (hash ^ (hash >>> 7)) & mask;
    while (objects[i] != null && objects[i] != object) {
      i = (i + 1) & mask;
    }
    return i;
  }

  private static void grow() {
    Object[] oldObjects = objects;
    int[] oldOwners = owners;
    long[] oldKinds = kinds;
    objects = new Object[oldObjects.length * 2];
    owners = new int[objects.length];
    kinds = new long[objects.length];
    for (int k = 0; k < oldObjects.length; k++) {
      if (oldObjects[k] != null) {
        int i = slot(oldObjects[k]);
        objects[i] = oldObjects[k];
        owners[i] = oldOwners[k];
        kinds[i] = oldKinds[k];
      }
    }
  }
}
