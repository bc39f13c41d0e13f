package dev.unravel.runtime.values;

import dev.unravel.runtime.memory.IdentityHashes;
import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.trace.Operation;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import jdk.internal.misc.Unsafe;

/**
 * Reads what a variable holds as a number, fast enough for every action of a search; {@link
 * ValueReader} reads it as text, for people. A reference is a number as good as one can be had: a
 * box, a string or a constant is its value, another object its identity hash if it has one, for to
 * ask must not give it one.
 */
public final class Values {
  /** In place of a value. */
  static final long UNREADABLE = 0x7E57AB1E0DD5EEDL;

  /** What atomic arrays of up to so many elements hold is looked at as a whole. */
  private static final int MOST_ELEMENTS = 64;

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private static final long INTEGER = offset(AtomicInteger.class, "value");
  private static final long LONG = offset(AtomicLong.class, "value");
  private static final long BOOLEAN = offset(AtomicBoolean.class, "value");
  private static final long REFERENCE = offset(AtomicReference.class, "value");
  private static final long INTEGERS = offset(AtomicIntegerArray.class, "array");
  private static final long LONGS = offset(AtomicLongArray.class, "array");
  private static final long REFERENCES = offset(AtomicReferenceArray.class, "array");

  private static final char UNKNOWN = 0;
  private static final char NONE = '-';

  // Of each site that accesses a field: the type as in a descriptor, where it is, and in what if it
  // is static.
  private static char[] types = new char[256];
  private static long[] offsets = new long[256];
  private static Object[] bases = new Object[256];

  private Values() {}

  /** The target has new classes. */
  public static void forgetFields() {
    for (int i = 0; i < types.length; i++) {
      types[i] = UNKNOWN;
      bases[i] = null;
    }
  }

  /** What the variable holds that somebody accesses that way. */
  static long read(Object object, int index, int site, Operation operation) {
    if (operation == Operation.COMPARE_AND_SET) {
      return atomic(object);
    }
    if (operation != Operation.READ && operation != Operation.WRITE) {
      return UNREADABLE;
    }
    if (index >= 0) {
      return element(object, index);
    }
    return Sites.variable(site) > 0 ? field(object, site) : atomic(object);
  }

  private static long element(Object array, int index) {
    if (array instanceof int[] a) {
      return index < a.length ? a[index] : UNREADABLE;
    }
    if (array instanceof long[] a) {
      return index < a.length ? a[index] : UNREADABLE;
    }
    if (array instanceof Object[] a) {
      return index < a.length ? reference(a[index]) : UNREADABLE;
    }
    if (array instanceof byte[] a) {
      return index < a.length ? a[index] : UNREADABLE;
    }
    if (array instanceof boolean[] a) {
      return index < a.length ? a[index] ? 1 : 0 : UNREADABLE;
    }
    if (array instanceof char[] a) {
      return index < a.length ? a[index] : UNREADABLE;
    }
    if (array instanceof double[] a) {
      return index < a.length ? Double.doubleToRawLongBits(a[index]) : UNREADABLE;
    }
    return UNREADABLE;
  }

  private static long atomic(Object object) {
    if (object == null) {
      return UNREADABLE;
    }
    Class<?> type = object.getClass();
    if (type == AtomicInteger.class) {
      return UNSAFE.getInt(object, INTEGER);
    }
    if (type == AtomicLong.class) {
      return UNSAFE.getLong(object, LONG);
    }
    if (type == AtomicBoolean.class) {
      return UNSAFE.getInt(object, BOOLEAN);
    }
    if (type == AtomicReference.class) {
      return reference(UNSAFE.getReference(object, REFERENCE));
    }
    if (type == AtomicIntegerArray.class) {
      return all((int[]) UNSAFE.getReference(object, INTEGERS));
    }
    if (type == AtomicLongArray.class) {
      return all((long[]) UNSAFE.getReference(object, LONGS));
    }
    if (type == AtomicReferenceArray.class) {
      return all((Object[]) UNSAFE.getReference(object, REFERENCES));
    }
    return UNREADABLE;
  }

  private static long all(int[] array) {
    if (array.length > MOST_ELEMENTS) {
      return UNREADABLE;
    }
    long hash = 1;
    for (int value : array) {
      hash = Contents.mix(hash + value);
    }
    return hash;
  }

  private static long all(long[] array) {
    if (array.length > MOST_ELEMENTS) {
      return UNREADABLE;
    }
    long hash = 1;
    for (long value : array) {
      hash = Contents.mix(hash + value);
    }
    return hash;
  }

  private static long all(Object[] array) {
    if (array.length > MOST_ELEMENTS) {
      return UNREADABLE;
    }
    long hash = 1;
    for (Object value : array) {
      hash = Contents.mix(hash + reference(value));
    }
    return hash;
  }

  private static long reference(Object value) {
    if (value == null) {
      return 0;
    }
    if (value instanceof Integer || value instanceof String || value instanceof Boolean) {
      return value.hashCode() + 1L;
    }
    if (value instanceof Long number) {
      return number + 1;
    }
    if (value instanceof Enum<?> constant) {
      return constant.ordinal() + 1;
    }
    boolean named = IdentityHashes.controlled() && IdentityHashes.hasKey(value);
    return named ? IdentityHashes.key(value) : -1;
  }

  private static long field(Object object, int site) {
    if (site >= types.length || types[site] == UNKNOWN) {
      resolve(object, site);
    }
    Object base = bases[site] != null ? bases[site] : object;
    if (base == null) {
      return UNREADABLE;
    }
    long offset = offsets[site];
    return switch (types[site]) {
      case 'I' -> UNSAFE.getInt(base, offset);
      case 'L' -> reference(UNSAFE.getReference(base, offset));
      case 'J', 'D' -> UNSAFE.getLong(base, offset);
      case 'Z', 'B' -> UNSAFE.getByte(base, offset);
      case 'S', 'C' -> UNSAFE.getChar(base, offset);
      case 'F' -> UNSAFE.getInt(base, offset);
      default -> UNREADABLE;
    };
  }

  /** Once for a site. Reflection is full of hooks, so the thread leaves control for it. */
  private static void resolve(Object object, int site) {
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      if (site >= types.length) {
        types = Arrays.copyOf(types, site * 2);
        offsets = Arrays.copyOf(offsets, site * 2);
        bases = Arrays.copyOf(bases, site * 2);
      }
      Field field = ValueReader.find(object, Sites.get(site));
      boolean isStatic = field != null && Modifier.isStatic(field.getModifiers());
      if (field == null || object == null && !isStatic) {
        types[site] = NONE;
        return;
      }
      bases[site] = isStatic ? UNSAFE.staticFieldBase(field) : null;
      offsets[site] = isStatic ? UNSAFE.staticFieldOffset(field) : UNSAFE.objectFieldOffset(field);
      types[site] =
          field.getType().isPrimitive() ? field.getType().descriptorString().charAt(0) : 'L';
    } catch (ReflectiveOperationException | LinkageError | RuntimeException untold) {
      types[site] = NONE;
    } finally {
      Scheduler.running = running;
    }
  }

  private static long offset(Class<?> type, String field) {
    return UNSAFE.objectFieldOffset(type, field);
  }
}
