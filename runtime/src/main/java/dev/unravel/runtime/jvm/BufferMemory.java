package dev.unravel.runtime.jvm;

import java.lang.reflect.Field;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import jdk.internal.misc.Unsafe;

/**
 * The memory behind a buffer: the array of one on the heap, and, for one that is not, the buffer
 * that it was made from. Slices, duplicates and views of one buffer share it.
 */
public final class BufferMemory {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long ARRAY = offset(ByteBuffer.class, "hb");

  /** The field of direct buffers that keeps the memory alive; every class has one of its own. */
  private static final ClassValue<Long> ATTACHMENT =
      new ClassValue<>() {
        @Override
        protected Long computeValue(Class<?> type) {
          for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
              if (field.getName().equals("att")) {
                return UNSAFE.objectFieldOffset(field);
              }
            }
          }
          return -1L;
        }
      };

  private BufferMemory() {}

  /** The array behind a buffer, or the first of the buffers that share its memory. */
  public static Object of(Buffer buffer) {
    Object array = buffer instanceof ByteBuffer ? UNSAFE.getReference(buffer, ARRAY) : null;
    if (array != null) {
      return array;
    }
    Buffer first = buffer;
    for (long offset = ATTACHMENT.get(first.getClass());
        offset >= 0 && UNSAFE.getReference(first, offset) instanceof Buffer before;
        offset = ATTACHMENT.get(first.getClass())) {
      first = before;
    }
    return first;
  }

  private static long offset(Class<?> type, String field) {
    return UNSAFE.objectFieldOffset(type, field);
  }
}
