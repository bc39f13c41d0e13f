package dev.unravel.runtime.target;

import dev.unravel.runtime.schedule.Control;

/**
 * The code around a test that is not what is tested: test frameworks, assertion libraries, mocks.
 * Where the target is a test it has no points, and is nobody's place of failure. Elsewhere it is
 * code like any other.
 */
public final class TestFrameworks {
  private static final String[] PREFIXES = {
    "org.junit.",
    "junit.",
    "org.opentest4j.",
    "org.apiguardian.",
    "org.hamcrest.",
    "org.assertj.",
    "org.mockito.",
    "org.objenesis.",
    "net.bytebuddy.",
    "com.google.common.truth.",
    "kotlin.test.",
    "dev.unravel.junit.",
  };

  /** In the names of classes that mocking libraries make, beside random letters. */
  private static final String[] GENERATED = {"$MockitoMock$", "$ByteBuddy$"};

  private static boolean present;

  private TestFrameworks() {}

  /** The target is a test; called once, by the agent. */
  public static void expect() {
    present = true;
  }

  /** Whether the calling thread runs their code, and not because a test has called it. */
  public static boolean runAlone() {
    if (!present || Control.current() == null) {
      return false;
    }
    Object token = Control.leave();
    try {
      return UserFrames.current() == null;
    } finally {
      Control.resume(token);
    }
  }

  /** How many frames of a stack to show: not those of the framework that called the test. */
  static int depthShown(StackTraceElement[] stack) {
    int depth = stack.length;
    while (present && depth > 0 && !UserFrames.isUser(stack[depth - 1].getClassName())) {
      depth--;
    }
    return depth == 0 ? stack.length : depth;
  }

  /** Whether a class, by its binary name, is part of one. */
  public static boolean contain(String className) {
    if (present) {
      for (String prefix : PREFIXES) {
        if (className.startsWith(prefix)) {
          return true;
        }
      }
      for (String part : GENERATED) {
        if (className.contains(part)) {
          return true;
        }
      }
    }
    return false;
  }
}
