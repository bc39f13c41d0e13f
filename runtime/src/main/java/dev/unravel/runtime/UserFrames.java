package dev.unravel.runtime;

import dev.unravel.trace.Location;

/** Finds the target's own code in a stack. */
final class UserFrames {
  private static final StackWalker WALKER = StackWalker.getInstance();

  private UserFrames() {}

  /** The innermost frame of the target on the calling thread's stack, or null. */
  static Location current() {
    return WALKER.walk(
        frames ->
            frames
                .filter(f -> isUser(f.getClassName()))
                .findFirst()
                .map(f -> location(f.toStackTraceElement()))
                .orElse(null));
  }

  /** The innermost frame of the target, or the innermost frame there is, or null. */
  static Location innermost(StackTraceElement[] stack) {
    for (StackTraceElement e : stack) {
      if (isUser(e.getClassName())) {
        return location(e);
      }
    }
    for (StackTraceElement e : stack) {
      if (!isTool(e.getClassName())) {
        return location(e);
      }
    }
    return null;
  }

  static boolean isUser(String className) {
    return !isTool(className) && !new Location(className, "", "", 0).inJdk();
  }

  static boolean isTool(String className) {
    return className.startsWith("dev.unravel.runtime.")
        || className.startsWith("dev.unravel.agent.")
        || className.startsWith("dev.unravel.explore.")
        || className.startsWith("dev.unravel.trace.")
        || className.startsWith("jdk.internal.vm.Continuation");
  }

  static Location location(StackTraceElement e) {
    String file = e.getFileName();
    String method = e.getMethodName();
    return new Location(
        e.getClassName(),
        method.equals(ClassInit.INITIALISE) ? "<clinit>" : method,
        file == null ? "" : file,
        Math.max(0, e.getLineNumber()));
  }
}
