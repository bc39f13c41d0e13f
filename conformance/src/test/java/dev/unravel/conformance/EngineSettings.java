package dev.unravel.conformance;

import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;

/** How the engine runs the programs of this module. */
final class EngineSettings {

  /** Enough for the small programs, and little for a search that meets thousands of livelocks. */
  private static final long FEW_ACTIONS = 2_000;

  private static final int WARM_UPS = 2;

  private EngineSettings() {}

  static Settings exhaustive() {
    return at(PointLevel.MEMORY, "exhaustive");
  }

  static Settings at(PointLevel points, String strategy) {
    return withFewActions(Settings.defaults().withPoints(points).withStrategy(strategy));
  }

  /**
   * After the warm-ups that a search makes as well: what the JDK does when a part of it is first
   * used is none of the program's business.
   */
  static Settings random(long seed) {
    return Settings.defaults()
        .withPoints(PointLevel.MEMORY)
        .withStrategy("random")
        .withSeed(seed)
        .withIsolation(Isolation.AUTO, WARM_UPS);
  }

  /** Calls an execution a livelock early. */
  static Settings withFewActions(Settings settings) {
    return settings.withMaxActions(FEW_ACTIONS);
  }
}
