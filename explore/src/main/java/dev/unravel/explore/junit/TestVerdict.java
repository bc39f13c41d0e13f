package dev.unravel.explore.junit;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.util.Optional;

/** Hears from a test engine how its tests went. Implements EngineExecutionListener. */
final class TestVerdict implements InvocationHandler {
  private final JUnitType descriptor;
  private final JUnitType result;
  private Throwable failure;
  private int started;
  private String skipped = "";

  TestVerdict(ClassLoader loader) {
    this.descriptor = JUnitType.of(loader, "org.junit.platform.engine.TestDescriptor");
    this.result = JUnitType.of(loader, "org.junit.platform.engine.TestExecutionResult");
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    switch (method.getName()) {
      case "executionStarted" ->
          started += (Boolean) descriptor.call(arguments[0], "isTest") ? 1 : 0;
      case "executionSkipped" -> skipped = String.valueOf(arguments[1]);
      case "executionFinished" -> finished(arguments[1]);
      case "hashCode" -> {
        return 1;
      }
      case "equals" -> {
        return proxy == arguments[0];
      }
      case "toString" -> {
        return "unravel";
      }
      default -> {}
    }
    return null;
  }

  /** The first failure is the target's; what comes after it may be a consequence. */
  private void finished(Object outcome) throws Throwable {
    if (failure == null && result.call(outcome, "getStatus").toString().equals("FAILED")) {
      Optional<?> thrown = (Optional<?>) result.call(outcome, "getThrowable");
      failure =
          thrown.isPresent() ? (Throwable) thrown.get() : new AssertionError("the test failed");
    }
  }

  /** What the first test that failed has thrown, or null. */
  Throwable failure() {
    return failure;
  }

  /** Whether any test was run, not only found. */
  boolean ran() {
    return started > 0;
  }

  /** Why the last one was not run, or "". */
  String skipped() {
    return skipped;
  }
}
