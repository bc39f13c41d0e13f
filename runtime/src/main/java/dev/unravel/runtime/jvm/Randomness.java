package dev.unravel.runtime.jvm;

import java.lang.reflect.Field;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import jdk.internal.misc.Unsafe;

/**
 * Puts every source of random numbers in the JDK, and every counter that names threads, back to the
 * same state before each execution. What this JDK does not have, or keeps elsewhere, is left alone.
 */
public final class Randomness {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private static final AtomicLong THREAD_SEEDER =
      (AtomicLong) staticValue("java.util.concurrent.ThreadLocalRandom", "seeder");
  private static final AtomicInteger THREAD_PROBE =
      (AtomicInteger) staticValue("java.util.concurrent.ThreadLocalRandom", "probeGenerator");
  private static final AtomicLong SEED_UNIQUIFIER =
      (AtomicLong) staticValue("java.util.Random", "seedUniquifier");
  private static final AtomicLong SPLITTABLE =
      (AtomicLong) staticValue("java.util.SplittableRandom", "defaultGen");
  private static final Random MATH =
      (Random) staticValue("java.lang.Math$RandomNumberGeneratorHolder", "randomNumberGenerator");

  /** Where it keeps its seed: setting it through the class takes a lock. */
  private static final AtomicLong MATH_SEED = seedOf(MATH);

  private static final AtomicInteger POOL_NUMBER =
      (AtomicInteger)
          staticValue("java.util.concurrent.Executors$DefaultThreadFactory", "poolNumber");
  private static final AtomicInteger TIMER_NUMBER =
      (AtomicInteger) staticValue("java.util.Timer", "nextSerialNumber");
  private static final StaticField SHUFFLE = StaticField.of("java.util.Collections", "r");
  private static final StaticField POOL_IDS =
      StaticField.of("java.util.concurrent.ForkJoinPool", "poolIds");

  // What the sources held at the start of the execution.
  private static long firstUniquifier;
  private static long firstSplittable;
  private static long firstMathSeed;

  private static long secureState;

  private Randomness() {}

  /** Fixes the iteration order of Set.of and Map.of, which every JVM draws anew. */
  public static void fixImmutableCollections() {
    try {
      Class<?> c = Class.forName("java.util.ImmutableCollections");
      for (Field f : c.getDeclaredFields()) {
        if (f.getName().equals("SALT32L")) {
          UNSAFE.putLong(UNSAFE.staticFieldBase(f), UNSAFE.staticFieldOffset(f), 0x5eed_cafeL);
        } else if (f.getName().equals("REVERSE")) {
          UNSAFE.putBoolean(UNSAFE.staticFieldBase(f), UNSAFE.staticFieldOffset(f), false);
        }
      }
    } catch (ClassNotFoundException elsewhere) {
      // Nothing to fix.
    }
  }

  public static void reset(long seed) {
    if (THREAD_SEEDER != null) {
      THREAD_SEEDER.setPlain(seed);
    }
    if (THREAD_PROBE != null) {
      THREAD_PROBE.setPlain(0);
    }
    if (SEED_UNIQUIFIER != null) {
      firstUniquifier = 8682522807148012L + seed;
      SEED_UNIQUIFIER.setPlain(firstUniquifier);
    }
    if (SPLITTABLE != null) {
      firstSplittable = seed;
      SPLITTABLE.setPlain(seed);
    }
    if (MATH_SEED != null) {
      firstMathSeed = (seed ^ 0x5DEECE66DL) & (1L << 48) - 1;
      MATH_SEED.setPlain(firstMathSeed);
    }
    if (SHUFFLE != null) {
      // Made anew, from the reset seeds, when Collections.shuffle next needs it.
      SHUFFLE.set(null);
    }
    secureState = seed;
    resetNames();
  }

  /** Whether a source without a seed of its own was made, or drawn from, since the reset. */
  public static boolean drawn() {
    return SEED_UNIQUIFIER != null && SEED_UNIQUIFIER.getPlain() != firstUniquifier
        || SPLITTABLE != null && SPLITTABLE.getPlain() != firstSplittable
        || MATH_SEED != null && MATH_SEED.getPlain() != firstMathSeed;
  }

  /** Pools and timers number their threads with counters that outlive an execution. */
  private static void resetNames() {
    if (POOL_NUMBER != null) {
      POOL_NUMBER.setPlain(1);
    }
    if (TIMER_NUMBER != null) {
      TIMER_NUMBER.setPlain(0);
    }
    if (POOL_IDS != null) {
      POOL_IDS.setInt(0);
    }
  }

  public static void fill(byte[] bytes) {
    for (int i = 0; i < bytes.length; i += 8) {
      long r = next();
      for (int k = 0; k < 8 && i + k < bytes.length; k++) {
        bytes[i + k] = (byte) (r >>> (8 * k));
      }
    }
  }

  /** SplitMix64. */
  private static long next() {
    long z = secureState += 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  private static AtomicLong seedOf(Random random) {
    return random == null
        ? null
        : (AtomicLong) UNSAFE.getReference(random, UNSAFE.objectFieldOffset(Random.class, "seed"));
  }

  private static Object staticValue(String className, String name) {
    StaticField field = StaticField.of(className, name);
    return field == null ? null : field.get();
  }
}
