package dev.unravel.runtime.hooks;

import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.memory.SharedJdkObjects;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.values.HandledFields;
import dev.unravel.trace.Operation;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.misc.Unsafe;

/**
 * Hooks where all fields of an object are read without an instruction for any of them: {@code
 * Object.clone} and serialization. Neither is atomic, so the fields are read one by one, with a
 * point at each, so that others may change them in between.
 */
public final class FieldHooks {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /**
   * The fields that a clone takes over and that may change.
   *
   * @param overridden whether the class has a clone method of its own
   */
  private record Fields(Class<?>[] types, long[] offsets, boolean overridden) {}

  private static final ClassValue<Fields> FIELDS =
      new ClassValue<>() {
        @Override
        protected Fields computeValue(Class<?> type) {
          return changeable(type);
        }
      };

  private FieldHooks() {}

  /** An object has just been cloned by {@code Object.clone}; nobody else has the clone. */
  public static void cloned(Object object, Object clone, int site) {
    copy(object, clone, site, true);
  }

  /** The same for a call that another clone method may have answered, which makes what it likes. */
  public static void clonedUnlessOverridden(Object object, Object clone, int site) {
    copy(object, clone, site, false);
  }

  private static void copy(Object object, Object clone, int site, boolean always) {
    ControlledThread c = sharer(object);
    if (c == null || clone == null) {
      return;
    }
    Object token = Control.leave();
    Fields fields;
    try {
      fields = FIELDS.get(object.getClass());
    } finally {
      Control.resume(token);
    }
    if (!always && fields.overridden) {
      return;
    }
    Unmodelled.note("an object is cloned that other threads may change");
    for (int i = 0; i < fields.offsets.length; i++) {
      point(c, object, fields.offsets[i], site);
      copy(fields.types[i], object, clone, fields.offsets[i]);
    }
  }

  /** Serialization is about to read a field. */
  public static void read(Object object, long offset, int site) {
    ControlledThread c = sharer(object);
    if (c != null && offset != Unsafe.INVALID_FIELD_OFFSET) {
      Unmodelled.note("an object is serialised that other threads may change");
      point(c, object, offset, site);
    }
  }

  /** The calling thread if others may have the object, which goes for all of the target's. */
  private static ControlledThread sharer(Object object) {
    ControlledThread c = Scheduler.threadCount > 1 && object != null ? Control.insideJdk() : null;
    boolean isOfJdk = object != null && object.getClass().getClassLoader() == null;
    return c != null && (!isOfJdk || SharedJdkObjects.touch(c, object, false)) ? c : null;
  }

  private static void point(ControlledThread c, Object object, long offset, int site) {
    c.index = -1;
    c.field = HandledFields.of(object.getClass(), offset);
    int ownSite = c.ownSite();
    Scheduler.point(c, Operation.READ, site, object);
    c.keepOwnSite(ownSite);
  }

  private static Fields changeable(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    boolean overridden = false;
    for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if ((field.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) == 0) {
          fields.add(field);
        }
      }
      overridden |= hasClone(c);
    }
    long[] offsets = fields.stream().mapToLong(UNSAFE::objectFieldOffset).toArray();
    Class<?>[] types = fields.stream().map(Field::getType).toArray(Class<?>[]::new);
    return new Fields(types, offsets, overridden);
  }

  private static boolean hasClone(Class<?> type) {
    try {
      type.getDeclaredMethod("clone");
      return true;
    } catch (NoSuchMethodException | LinkageError none) {
      return false;
    }
  }

  private static void copy(Class<?> type, Object from, Object to, long offset) {
    if (type == long.class || type == double.class) {
      UNSAFE.putLong(to, offset, UNSAFE.getLong(from, offset));
    } else if (type == int.class || type == float.class) {
      UNSAFE.putInt(to, offset, UNSAFE.getInt(from, offset));
    } else if (type == short.class || type == char.class) {
      UNSAFE.putShort(to, offset, UNSAFE.getShort(from, offset));
    } else if (type == byte.class || type == boolean.class) {
      UNSAFE.putByte(to, offset, UNSAFE.getByte(from, offset));
    } else {
      UNSAFE.putReference(to, offset, UNSAFE.getReference(from, offset));
    }
  }
}
