package dev.unravel.runtime.target;

/**
 * Frames of ours in a stack that the target looks at: hooks, and methods that the agent has added
 * to its classes. We ourselves look at stacks too, without control, and need these.
 */
public final class OwnFrames {
  private OwnFrames() {}

  /** The stack without them; a static initialiser that runs again goes by its own name. */
  public static StackTraceElement[] leaveOut(StackTraceElement[] stack) {
    int count = 0;
    for (StackTraceElement e : stack) {
      count += isOurs(e) ? 0 : 1;
    }
    StackTraceElement[] rest = count == stack.length ? stack : new StackTraceElement[count];
    int next = 0;
    for (StackTraceElement e : stack) {
      if (!isOurs(e)) {
        rest[next++] = e.getMethodName().equals(OriginalMembers.INITIALISE) ? initialiser(e) : e;
      }
    }
    return rest;
  }

  private static boolean isOurs(StackTraceElement e) {
    return UserFrames.isTool(e.getClassName())
        || e.getMethodName().startsWith(OriginalMembers.REFERENCE);
  }

  private static StackTraceElement initialiser(StackTraceElement e) {
    return new StackTraceElement(
        e.getClassLoaderName(),
        e.getModuleName(),
        e.getModuleVersion(),
        e.getClassName(),
        "<clinit>",
        e.getFileName(),
        e.getLineNumber());
  }
}
