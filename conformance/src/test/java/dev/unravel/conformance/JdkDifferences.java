package dev.unravel.conformance;

import java.util.Map;

/**
 * The programs whose traces differ between the oldest and the newest JDK, because they run code of
 * the JDK that has changed in between.
 */
final class JdkDifferences {
  private static final Map<String, String> REASONS = Map.of();

  private JdkDifferences() {}

  static boolean concern(String mainClass) {
    String area = Outcomes.class.getPackageName() + ".";
    return REASONS.containsKey(mainClass.substring(area.length()));
  }
}
