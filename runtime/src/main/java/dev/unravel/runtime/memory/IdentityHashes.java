package dev.unravel.runtime.memory;

import dev.unravel.runtime.jvm.JdkThreads;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import jdk.internal.misc.Unsafe;

/**
 * Makes {@code System.identityHashCode} repeatable. HotSpot draws an object's identity hash when it
 * is first asked for and keeps it in the object's header; whoever writes the header first decides.
 * So hooks write a hash of ours right before the target asks: for a class one made of its name, for
 * an enum constant of its class and number, else one made of the asking thread and how many it has
 * been given.
 *
 * <p>The layout of the header is probed at start-up; if it is not understood, hashes stay as they
 * are.
 */
public final class IdentityHashes {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long HASH_MASK = 0x7fffffffL;

  /** An unlocked header ends in these bits; anything else is left alone. */
  private static final long LOCK_BITS = 3;

  private static final long UNLOCKED = 1;

  private static final int SHIFT = probe();

  private IdentityHashes() {}

  /** Whether identity hashes repeat on this JVM. */
  public static boolean controlled() {
    return SHIFT >= 0;
  }

  static int of(Object object) {
    if (SHIFT >= 0) {
      long header = UNSAFE.getLong(object, 0L);
      int hash = (int) (header >>> SHIFT & HASH_MASK);
      if ((header & LOCK_BITS) == UNLOCKED && hash != 0) {
        return hash;
      }
    }
    prepare(object);
    return System.identityHashCode(object);
  }

  /**
   * What our own tables find an object by. Threads have a number, and no hash of ours: they are
   * locked when we first hear of them, so the JVM would give the same to all.
   */
  public static int key(Object object) {
    return object instanceof Thread thread ? (int) JdkThreads.id(thread) : of(object);
  }

  /** Whether asking for its key would not give it a hash. */
  public static boolean hasKey(Object object) {
    return object instanceof Thread || has(object);
  }

  /** Whether an object has its hash already. */
  static boolean has(Object object) {
    if (SHIFT < 0) {
      return true;
    }
    long header = UNSAFE.getLong(object, 0L);
    return (header & LOCK_BITS) != UNLOCKED || ((header >>> SHIFT) & HASH_MASK) != 0;
  }

  public static void prepare(Object object) {
    if (SHIFT < 0) {
      return;
    }
    long header = UNSAFE.getLong(object, 0L);
    if ((header & LOCK_BITS) != UNLOCKED || ((header >>> SHIFT) & HASH_MASK) != 0) {
      return;
    }
    ControlledThread c = Scheduler.running;
    if (c == null) {
      return;
    }
    int hash;
    if (object instanceof Class<?> type) {
      hash = mix(nameHash(type));
    } else if (object instanceof Enum<?> constant) {
      // May outlive an execution, and must not remember who asked first.
      hash = mix(nameHash(constant.getClass()) + constant.ordinal() * 0x9E3779B9);
    } else {
      // How often class loading asks depends on what the JVM has loaded already: counted apart.
      int asker = c.quiet > 0 ? -1 : c.id;
      hash = mix(HashCounters.next(object.getClass(), asker));
    }
    UNSAFE.compareAndSetLong(object, 0L, header, header | ((long) hash << SHIFT));
  }

  /** Hidden classes have an address in their names, and before JDK 21 lambdas a number. */
  static int nameHash(Class<?> type) {
    String name = type.getName();
    int varying = name.indexOf("$$Lambda");
    if (varying < 0) {
      varying = name.indexOf('/');
    }
    return (varying < 0 ? name : name.substring(0, varying)).hashCode();
  }

  private static int mix(int seed) {
    int z = (seed ^ (seed >>> 16)) * 0x45d9f3b;
    z = (z ^ (z >>> 16)) * 0x45d9f3b;
    // 25 bits: as many as HotSpot has room for with small headers.
    z = (z ^ (z >>> 16)) & 0x1ffffff;
    return z == 0 ? 1 : z;
  }

  private static int probe() {
    Object object = new Object();
    long before = UNSAFE.getLong(object, 0L);
    int hash = System.identityHashCode(object);
    long after = UNSAFE.getLong(object, 0L);
    for (int shift = 7; shift <= 33; shift++) {
      if (((after >>> shift) & HASH_MASK) == hash
          && ((before >>> shift) & HASH_MASK) == 0
          && (before | (long) hash << shift) == after
          && (before & LOCK_BITS) == UNLOCKED) {
        return shift;
      }
    }
    return -1;
  }
}
