package dev.unravel.explore.junit;

import dev.unravel.explore.entry.EntryPoint;
import dev.unravel.explore.entry.UnusableTargetException;
import dev.unravel.runtime.hooks.ExitHooks;
import dev.unravel.runtime.hooks.ThreadHooks;
import java.io.IOException;
import java.util.List;

/**
 * Tests as an entry point. Each execution discovers them anew, since engines keep what they have
 * run in what they have discovered.
 */
public final class JUnitTests implements EntryPoint {
  private final String text;
  private final ClassLoader loader;
  private final PlatformTests platform;
  private final OldTests old;

  /**
   * @param text which tests, see {@link Selection}
   * @param loader has the tests and their JUnit
   */
  public JUnitTests(String text, ClassLoader loader) {
    this.text = text;
    this.loader = loader;
    this.old = OldTests.on(loader);
    try {
      this.platform = PlatformTests.on(loader);
    } catch (IOException unreadable) {
      throw new UnusableTargetException("JUnit cannot be read: " + unreadable);
    }
    if (platform == null && old == null) {
      throw new UnusableTargetException(
          "there is no JUnit on the class path; add the jars that the tests run with");
    }
    MockAgent.attach(loader);
  }

  @Override
  public void run() throws Throwable {
    Throwable failure = failure(Selection.parse(text, loader));
    if (failure != null) {
      // JUnit has it; nobody would expect a stack trace on the standard error stream.
      ThreadHooks.currentThread().setUncaughtExceptionHandler((thread, thrown) -> {});
      throw failure;
    }
    // As test runners do: what a test has left behind does not go on.
    ExitHooks.exitIfOthersGoOn();
  }

  private Throwable failure(Selection selection) throws Throwable {
    List<PlatformTests.Discovered> found =
        platform == null ? List.of() : platform.discover(selection);
    if (!found.isEmpty()) {
      TestVerdict verdict = platform.run(found);
      if (verdict.failure() == null && !verdict.ran()) {
        throw didNotRun(selection, verdict.skipped());
      }
      return verdict.failure();
    }
    Object request = old == null ? null : old.discover(selection);
    if (request == null) {
      throw new UnusableTargetException(
          !selection.isClass() && selection.methods().isEmpty()
              ? "class " + selection.type().getName() + " has no method " + selection.method()
              : selection + " is no test of the JUnit on the class path" + missingEngine());
    }
    OldTests.Outcome outcome = old.run(request);
    if (outcome.failure() == null && !outcome.ran()) {
      throw didNotRun(selection, "");
    }
    return outcome.failure();
  }

  private String missingEngine() {
    return platform == null || platform.hasEngines()
        ? ""
        : ", which has no test engine; add junit-jupiter-engine";
  }

  private static UnusableTargetException didNotRun(Selection selection, String reason) {
    return new UnusableTargetException(
        "JUnit ran no test of " + selection + (reason.isEmpty() ? "" : ": " + reason));
  }
}
