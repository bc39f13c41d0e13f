package dev.unravel.runtime.values;

import dev.unravel.runtime.jvm.Warnings;
import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.schedule.Control;
import java.lang.constant.ClassDesc;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.VarHandleDesc;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import jdk.internal.misc.Unsafe;

/**
 * The fields that handles, and offsets for Unsafe, stand for. Whoever accesses a field that way and
 * whoever does so by an instruction must meet at one variable, so its number is the one that {@link
 * Sites} gives to the field's name. Found out once by reflection and kept: for each site what came
 * last, which is nearly always what comes next, and for offsets a table, since a site in a common
 * ancestor sees many classes.
 */
public final class HandledFields {
  /** What is not the number of any field: the object as a whole. */
  static final int UNKNOWN = 0;

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final int INITIAL = 256;

  // For each site: the handle that came last, and its field's number.
  private static VarHandle[] handles = new VarHandle[INITIAL];
  private static int[] handled = new int[INITIAL];

  // Open addressing by class and offset.
  private static Class<?>[] types = new Class<?>[INITIAL];
  private static long[] offsets = new long[INITIAL];
  private static int[] numbers = new int[INITIAL];
  private static int used;

  private HandledFields() {}

  /** The target has new classes: keeps none of the old. */
  public static void forget() {
    handles = new VarHandle[INITIAL];
    handled = new int[INITIAL];
    types = new Class<?>[INITIAL];
    offsets = new long[INITIAL];
    numbers = new int[INITIAL];
    used = 0;
  }

  /** The number of the field behind a handle. */
  public static int of(VarHandle handle, Object object, int site) {
    if (site < handles.length && handles[site] == handle) {
      return handled[site];
    }
    Object token = Control.leave();
    try {
      int number = describe(handle, object == null);
      if (site >= handles.length) {
        VarHandle[] moreHandles = new VarHandle[site * 2];
        System.arraycopy(handles, 0, moreHandles, 0, handles.length);
        handles = moreHandles;
        int[] more = new int[site * 2];
        System.arraycopy(handled, 0, more, 0, handled.length);
        handled = more;
      }
      handled[site] = number;
      handles[site] = handle;
      return number;
    } finally {
      Control.resume(token);
    }
  }

  private static int describe(VarHandle handle, boolean isStatic) {
    VarHandleDesc field = handle == null ? null : handle.describeConstable().orElse(null);
    if (field != null) {
      String name = field.constantName();
      if (!isStatic) {
        return Sites.number(name);
      }
      String owner = ownerOf(field);
      if (owner != null) {
        return Sites.number(owner + "." + name);
      }
    }
    return unknown("what " + handle + " accesses");
  }

  /**
   * The name of the class whose static field a handle accesses, or null if it is no such handle.
   */
  public static String ownerOf(VarHandle handle) {
    return handle.describeConstable().map(HandledFields::ownerOf).orElse(null);
  }

  private static String ownerOf(VarHandleDesc field) {
    if (field.bootstrapArgsList().isEmpty()
        || !(field.bootstrapArgsList().get(0) instanceof ClassDesc owner)) {
      return null;
    }
    String descriptor = owner.descriptorString();
    return descriptor.substring(1, descriptor.length() - 1).replace('/', '.');
  }

  /** The number of the field at an offset. */
  public static int of(Class<?> type, long offset) {
    return of(type, offset, false);
  }

  /** The number of the static field of a class at an offset. */
  public static int ofStatic(Class<?> type, long offset) {
    // Kept apart from the fields of its objects.
    return of(type, ~offset, true);
  }

  private static int of(Class<?> type, long offset, boolean isStatic) {
    int i = slot(type, offset);
    if (types[i] == type) {
      return numbers[i];
    }
    Object token = Control.leave();
    try {
      int number = isStatic ? findStatic(type, ~offset) : find(type, offset);
      if (used * 2 >= types.length) {
        grow();
      }
      used++;
      put(type, offset, number);
      return number;
    } finally {
      Control.resume(token);
    }
  }

  private static int find(Class<?> type, long offset) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && UNSAFE.objectFieldOffset(field) == offset) {
          return Sites.number(field.getName());
        }
      }
    }
    return unknown("the field of " + type.getName() + " at offset " + offset);
  }

  private static int findStatic(Class<?> type, long offset) {
    for (Field field : type.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) && UNSAFE.staticFieldOffset(field) == offset) {
        return Sites.number(type.getName() + "." + field.getName());
      }
    }
    return unknown("the static field of " + type.getName() + " at offset " + offset);
  }

  /** Never without a word: as a whole, an object conflicts with none of its fields. */
  private static int unknown(String what) {
    Warnings.add("threads may conflict unseen: cannot tell " + what);
    return UNKNOWN;
  }

  private static int slot(Class<?> type, long offset) {
    // Not by identity: that hash is the target's to see.
    int hash = (type.getName().hashCode() * 31 + (int) offset) * 0x9E3779B9;
    int mask = types.length - 1;
    int i = hash >>> 16 & mask;
    while (types[i] != null && (types[i] != type || offsets[i] != offset)) {
      i = i + 1 & mask;
    }
    return i;
  }

  private static void put(Class<?> type, long offset, int number) {
    int i = slot(type, offset);
    types[i] = type;
    offsets[i] = offset;
    numbers[i] = number;
  }

  private static void grow() {
    Class<?>[] oldTypes = types;
    long[] oldOffsets = offsets;
    int[] oldNumbers = numbers;
    types = new Class<?>[oldTypes.length * 2];
    offsets = new long[types.length];
    numbers = new int[types.length];
    for (int i = 0; i < oldTypes.length; i++) {
      if (oldTypes[i] != null) {
        put(oldTypes[i], oldOffsets[i], oldNumbers[i]);
      }
    }
  }
}
