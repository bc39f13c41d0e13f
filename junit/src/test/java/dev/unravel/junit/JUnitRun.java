package dev.unravel.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** What the platform's launcher says of tests that are not this build's own. */
final class JUnitRun implements TestExecutionListener {
  private final Map<String, TestExecutionResult> results = new LinkedHashMap<>();

  static JUnitRun of(Class<?> type, List<String> methods, Map<String, String> configuration) {
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(
                methods.stream()
                    .map(m -> selectMethod(type.getClassLoader(), type.getName() + "#" + m))
                    .toList())
            .configurationParameters(configuration)
            .build();
    JUnitRun run = new JUnitRun();
    LauncherFactory.create().execute(request, run);
    return run;
  }

  static JUnitRun of(Class<?> type, String method) {
    return of(type, List.of(method), Map.of());
  }

  @Override
  public synchronized void executionFinished(TestIdentifier test, TestExecutionResult result) {
    if (test.isTest()) {
      results.put(test.getDisplayName(), result);
    }
  }

  /** By display name, how each test ended. */
  Map<String, TestExecutionResult> results() {
    return results;
  }

  /** What the only test threw. */
  Optional<ConcurrencyFailure> failure() {
    return results.values().iterator().next().getThrowable().map(ConcurrencyFailure.class::cast);
  }
}
