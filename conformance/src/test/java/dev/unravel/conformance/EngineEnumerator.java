package dev.unravel.conformance;

import java.nio.file.Path;

/** Asks the engine. */
final class EngineEnumerator implements OutcomeEnumerator {

  private final EngineConfiguration configuration;

  EngineEnumerator(EngineConfiguration configuration) {
    this.configuration = configuration;
  }

  @Override
  public Result enumerate(Path classes, String mainClass) {
    throw new UnsupportedOperationException("No engine yet for " + configuration.name());
  }
}
