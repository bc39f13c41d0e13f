package dev.unravel.runtime.jvm;

import java.lang.reflect.Method;
import jdk.internal.misc.Unsafe;

/**
 * The offset of the first element of an array, by the kind of its elements. The method of Unsafe
 * that tells has another return type in newer JDKs, so it is asked by reflection, once.
 */
public final class ArrayLayout {
  private static final long REFERENCES = ask(Object[].class);
  private static final long INTS = ask(int[].class);
  private static final long LONGS = ask(long[].class);
  private static final long BYTES = ask(byte[].class);
  private static final long OTHERS = ask(char[].class);

  private ArrayLayout() {}

  public static long base(Class<?> array) {
    if (!array.getComponentType().isPrimitive()) {
      return REFERENCES;
    }
    if (array == int[].class || array == float[].class) {
      return INTS;
    }
    if (array == long[].class || array == double[].class) {
      return LONGS;
    }
    return array == byte[].class || array == boolean[].class ? BYTES : OTHERS;
  }

  private static long ask(Class<?> array) {
    try {
      Method method = Unsafe.class.getMethod("arrayBaseOffset", Class.class);
      return ((Number) method.invoke(Unsafe.getUnsafe(), array)).longValue();
    } catch (ReflectiveOperationException otherJdk) {
      throw new IllegalStateException(otherJdk);
    }
  }
}
