package dev.unravel.runtime.jvm;

import java.lang.reflect.Field;
import jdk.internal.misc.Unsafe;

/**
 * A static field of the JDK, private or final as it may be. Where it lies is found out once: to ask
 * the JVM for it takes longer than a thread's whole life in a small execution.
 */
public record StaticField(Object base, long offset) {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** Null if this JDK has none of that name. */
  public static StaticField of(String className, String name) {
    try {
      return of(Class.forName(className), name);
    } catch (ClassNotFoundException elsewhere) {
      return null;
    }
  }

  public static StaticField of(Class<?> type, String name) {
    try {
      Field field = type.getDeclaredField(name);
      return new StaticField(UNSAFE.staticFieldBase(field), UNSAFE.staticFieldOffset(field));
    } catch (ReflectiveOperationException elsewhere) {
      return null;
    }
  }

  public Object get() {
    return UNSAFE.getReference(base, offset);
  }

  public void set(Object value) {
    UNSAFE.putReference(base, offset, value);
  }

  public void setBoolean(boolean value) {
    UNSAFE.putBoolean(base, offset, value);
  }

  void setInt(int value) {
    UNSAFE.putInt(base, offset, value);
  }
}
