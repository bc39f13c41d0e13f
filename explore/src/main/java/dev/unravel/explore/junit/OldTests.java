package dev.unravel.explore.junit;

import java.util.List;
import java.util.function.Consumer;

/** Tests of JUnit 4, without the platform. */
final class OldTests {
  private static final String ERRORS = "org.junit.internal.runners.ErrorReportingRunner";

  private final JUnitType core;
  private final JUnitType request;
  private final JUnitType runner;
  private final JUnitType description;
  private final JUnitType result;
  private final JUnitType failure;

  private OldTests(ClassLoader loader, JUnitType core) {
    this.core = core;
    this.request = JUnitType.of(loader, "org.junit.runner.Request");
    this.runner = JUnitType.of(loader, "org.junit.runner.Runner");
    this.description = JUnitType.of(loader, "org.junit.runner.Description");
    this.result = JUnitType.of(loader, "org.junit.runner.Result");
    this.failure = JUnitType.of(loader, "org.junit.runner.notification.Failure");
  }

  /** JUnit 4 on a class path, or null if it has none. */
  static OldTests on(ClassLoader loader) {
    JUnitType core = JUnitType.find(loader, "org.junit.runner.JUnitCore");
    return core == null ? null : new OldTests(loader, core);
  }

  /** A request for the selection, or null if there is no test in it. */
  Object discover(Selection selection) throws Throwable {
    Object wanted =
        selection.isClass()
            ? request.callStatic("aClass", selection.type())
            : request.callStatic("method", selection.type(), selection.method());
    Object chosen = request.call(wanted, "getRunner");
    return chosen.getClass().getName().equals(ERRORS) ? null : wanted;
  }

  /** The names of all tests of a class, as {@link Selection} understands them. */
  void list(Class<?> type, Consumer<String> names) throws Throwable {
    Object wanted = discover(new Selection(type, "", null));
    if (wanted != null) {
      list(runner.call(request.call(wanted, "getRunner"), "getDescription"), names);
    }
  }

  private void list(Object test, Consumer<String> names) throws Throwable {
    Object method = description.call(test, "getMethodName");
    if (method != null) {
      names.accept(description.call(test, "getClassName") + "#" + method);
    }
    for (Object child : (List<?>) description.call(test, "getChildren")) {
      list(child, names);
    }
  }

  /** What the tests came to. */
  Outcome run(Object wanted) throws Throwable {
    Object came = core.call(core.construct(), "run", wanted);
    List<?> failures = (List<?>) result.call(came, "getFailures");
    Throwable first =
        failures.isEmpty() ? null : (Throwable) failure.call(failures.get(0), "getException");
    return new Outcome(first, (Integer) result.call(came, "getRunCount") > 0);
  }

  /**
   * The end of a run.
   *
   * @param failure of the first test that failed, or null
   * @param ran whether any test was run, not only found
   */
  record Outcome(Throwable failure, boolean ran) {}
}
