package dev.unravel.runtime.hooks;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.jvm.Warnings;
import dev.unravel.runtime.memory.SharedJdkObjects;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.trace.Operation;
import java.lang.invoke.VarHandle;
import java.nio.Buffer;
import java.util.List;

/**
 * Accesses through a handle that is not one of a field. A handle of an array's elements accesses
 * the element at its index. A view takes several elements as one number, and so counts as an access
 * of them all. What a handle made of another one accesses, nobody can tell.
 */
final class HandledElements {
  private static final String SEGMENT = "java.lang.foreign.MemorySegment";

  private HandledElements() {}

  /** Whether it is the one element of an array at an index that a handle accesses. */
  static boolean isElement(VarHandle handle, Object array, int index) {
    // A handle that takes two coordinates and is made from others has the same types as this.
    return index >= 0
        && handle != null
        && array != null
        && array.getClass().isArray()
        && handle.getClass().getName().endsWith("$Array");
  }

  /** An access of more than one element, or of something that is no array. */
  static void access(
      ControlledThread c, Operation operation, VarHandle handle, Object object, int site) {
    if (handle == null) {
      return;
    }
    Object memory = object instanceof Buffer buffer ? ArrayHooks.memoryOf(buffer) : object;
    if (memory != null && memory.getClass().isArray() && isView(handle)) {
      Unmodelled.note("several elements of an array are accessed as one number");
      SharedJdkObjects.touchOfTarget(c, memory);
      ArrayHooks.whole(c, operation == Operation.READ ? operation : Operation.WRITE, memory, site);
      return;
    }
    Unmodelled.note("memory outside of the heap is used");
    Conditions.memoryOutside = true;
    if (!(memory instanceof Buffer)) {
      tellUnlessSegment(handle);
    }
    InsideHooks.point(c, operation, memory, -1, site);
  }

  /** Whether a handle sees an array of bytes, or a buffer, as numbers. */
  private static boolean isView(VarHandle handle) {
    return handle.getClass().getName().startsWith("java.lang.invoke.VarHandleByteArrayAs");
  }

  private static void tellUnlessSegment(VarHandle handle) {
    Object token = Control.leave();
    try {
      List<Class<?>> coordinates = handle.coordinateTypes();
      if (coordinates.isEmpty() || !coordinates.get(0).getName().equals(SEGMENT)) {
        Warnings.add("threads may conflict unseen: cannot tell what " + handle + " accesses");
      }
    } finally {
      Control.resume(token);
    }
  }
}
