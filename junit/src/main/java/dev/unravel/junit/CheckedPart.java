package dev.unravel.junit;

import java.lang.StackWalker.StackFrame;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * A part of a test. The worker has the place of the call, and runs the body of no other; then the
 * execution is over.
 */
final class CheckedPart {
  private static final StackWalker WALKER =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
  private static final String OLD_TEST = "org.junit.Test";

  private CheckedPart() {}

  static CheckResult of(Exploration exploration, Body body) {
    List<StackFrame> callers =
        WALKER.walk(frames -> frames.filter(frame -> !isOurs(frame)).toList());
    String place = callers.get(0).toStackTraceElement().toString();
    if (ForkSide.isThis()) {
      return inWorker(place, body);
    }
    Campaign campaign = new Campaign(testIn(callers), place, exploration);
    if (Debugging.here()) {
      runHere(body);
    }
    return campaign.run();
  }

  private static boolean isOurs(StackFrame frame) {
    Class<?> type = frame.getDeclaringClass();
    return type == CheckedPart.class || type == Exploration.class || type == Unravel.class;
  }

  private static CheckResult inWorker(String place, Body body) {
    if (place.equals(ForkSide.place()) || ForkSide.place().isEmpty()) {
      runHere(body);
      if (!ForkSide.place().isEmpty()) {
        System.exit(0); // Of the execution, see its hook: what follows is not this worker's.
      }
    }
    return new CheckResult(
        CheckResult.Verdict.PASSED, 1, Optional.empty(), Optional.empty(), "run by a worker");
  }

  private static void runHere(Body body) {
    try {
      body.run();
    } catch (Throwable thrown) {
      CheckedPart.<RuntimeException>rethrow(thrown);
    }
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
    throw (T) thrown;
  }

  private static TestedMethod testIn(List<StackFrame> callers) {
    for (StackFrame frame : callers) {
      Class<?> type = frame.getDeclaringClass();
      for (Method method : type.getDeclaredMethods()) {
        if (method.getName().equals(frame.getMethodName())
            && List.of(method.getParameterTypes()).equals(frame.getMethodType().parameterList())
            && isTest(method)) {
          if (Modifier.isAbstract(type.getModifiers())) {
            throw new IllegalStateException(
                "Unravel.check cannot tell which test class inherits "
                    + type.getName()
                    + "#"
                    + method.getName()
                    + "; use @ConcurrencyTest there");
          }
          return new TestedMethod(type, method);
        }
      }
    }
    throw new IllegalStateException(
        "Unravel.check has to be called by a JUnit test method, on its own thread");
  }

  private static boolean isTest(Method method) {
    return AnnotationSupport.isAnnotated(method, Testable.class)
        || Stream.of(method.getAnnotations())
            .anyMatch(a -> a.annotationType().getName().equals(OLD_TEST));
  }
}
