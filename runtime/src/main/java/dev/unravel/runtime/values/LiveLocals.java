package dev.unravel.runtime.values;

import dev.unravel.runtime.memory.IdentityHashes;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;

/**
 * The values of the calling thread's local variables, as one number. The JDK can tell, but keeps
 * that to itself: where it does not let us ask, nothing is known.
 */
final class LiveLocals {
  private static final int MOST_FRAMES = 256;
  private static final String OURS = "dev.unravel.runtime.";

  /** What calls the target, and is the same all the time. */
  private static final String BELOW = "dev.unravel.explore.";

  private static StackWalker walker;
  private static Method locals;
  private static Method operands;
  private static Class<?> slot;
  private static Method bits;

  static {
    try {
      Class<?> frame = Class.forName("java.lang.LiveStackFrame");
      Method make = frame.getDeclaredMethod("getStackWalker");
      make.setAccessible(true);
      locals = accessible(frame, "getLocals");
      operands = accessible(frame, "getStack");
      slot = Class.forName("java.lang.LiveStackFrame$PrimitiveSlot");
      bits = accessible(slot, "longValue");
      walker = (StackWalker) make.invoke(null);
    } catch (ReflectiveOperationException | RuntimeException otherJdk) {
      walker = null;
    }
  }

  private LiveLocals() {}

  private static Method accessible(Class<?> type, String name) throws NoSuchMethodException {
    Method method = type.getDeclaredMethod(name);
    method.setAccessible(true);
    return method;
  }

  /** Whether this JDK tells. */
  static boolean areKnown() {
    return walker != null;
  }

  /**
   * The same whenever the frames of the calling thread are, and hold, the same; 0 if there are too
   * many of them.
   */
  static long hash() throws ReflectiveOperationException {
    List<StackWalker.StackFrame> frames = walker.walk(LiveLocals::ofTarget);
    if (frames.size() > MOST_FRAMES) {
      return 0;
    }
    long hash = 1;
    for (StackWalker.StackFrame frame : frames) {
      hash = Contents.mix(hash + frame.getMethodName().hashCode() + frame.getByteCodeIndex());
      hash = add(hash, (Object[]) locals.invoke(frame));
      hash = add(hash, (Object[]) operands.invoke(frame));
    }
    return hash;
  }

  private static List<StackWalker.StackFrame> ofTarget(Stream<StackWalker.StackFrame> all) {
    return all.takeWhile(frame -> !frame.getClassName().startsWith(BELOW))
        .filter(frame -> !frame.getClassName().startsWith(OURS))
        .limit(MOST_FRAMES + 1)
        .toList();
  }

  private static long add(long hash, Object[] values) throws ReflectiveOperationException {
    long sum = hash;
    for (Object value : values) {
      sum = Contents.mix(sum * 31 + of(value));
    }
    return sum;
  }

  private static long of(Object value) throws ReflectiveOperationException {
    if (value == null) {
      return 0;
    }
    if (slot.isInstance(value)) {
      return (long) bits.invoke(value);
    }
    boolean byValue =
        value instanceof Number || value instanceof String || value instanceof Boolean;
    return byValue ? value.hashCode() : IdentityHashes.key(value);
  }
}
