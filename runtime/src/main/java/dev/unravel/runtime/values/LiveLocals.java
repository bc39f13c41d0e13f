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
  private static final int MOST_FRAMES = 24;
  private static final String OURS = "dev.unravel.runtime.";

  private static StackWalker walker;
  private static Method locals;
  private static Method operands;

  static {
    try {
      Class<?> frame = Class.forName("java.lang.LiveStackFrame");
      Method make = frame.getDeclaredMethod("getStackWalker");
      make.setAccessible(true);
      locals = accessible(frame, "getLocals");
      operands = accessible(frame, "getStack");
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

  /** The same whenever the frames of the calling thread are, and hold, the same. */
  static long hash() throws ReflectiveOperationException {
    List<StackWalker.StackFrame> frames = walker.walk(LiveLocals::ofTarget);
    long hash = 1;
    for (StackWalker.StackFrame frame : frames) {
      hash = Contents.mix(hash + frame.getMethodName().hashCode() + frame.getByteCodeIndex());
      hash = add(hash, (Object[]) locals.invoke(frame));
      hash = add(hash, (Object[]) operands.invoke(frame));
    }
    return hash;
  }

  private static List<StackWalker.StackFrame> ofTarget(Stream<StackWalker.StackFrame> all) {
    return all.filter(frame -> !frame.getClassName().startsWith(OURS)).limit(MOST_FRAMES).toList();
  }

  private static long add(long hash, Object[] values) {
    long sum = hash;
    for (Object value : values) {
      sum = Contents.mix(sum * 31 + of(value));
    }
    return sum;
  }

  private static long of(Object value) {
    if (value == null) {
      return 0;
    }
    boolean byValue =
        value instanceof Number
            || value instanceof String
            || value instanceof Boolean
            || value.getClass().getName().startsWith("java.lang.LiveStackFrame");
    return byValue ? value.toString().hashCode() : IdentityHashes.key(value);
  }
}
