package dev.unravel.conformance;

import dev.unravel.trace.Settings;

/** How the engine runs the programs of this module. */
final class EngineSettings {

  /** Enough for the small programs, and little for a search that meets thousands of livelocks. */
  private static final long FEW_ACTIONS = 2_000;

  private EngineSettings() {}

  static Settings exhaustive() {
    return withFewActions(Settings.defaults().withStrategy("exhaustive"));
  }

  static Settings random(long seed) {
    return Settings.defaults().withStrategy("random").withSeed(seed);
  }

  /** Calls an execution a livelock early. */
  static Settings withFewActions(Settings settings) {
    return new Settings(
        settings.seed(),
        settings.strategy(),
        settings.points(),
        settings.isolation(),
        settings.warmUps(),
        settings.timeOrigin(),
        settings.patienceMillis(),
        settings.spuriousWakeUps(),
        settings.insideConcurrent(),
        FEW_ACTIONS);
  }
}
