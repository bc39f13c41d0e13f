package dev.unravel.agent.breakpoints;

import java.lang.instrument.Instrumentation;
import java.util.Map;
import java.util.Set;

/** Opens packages of modules to us, so that conditions can read private fields. */
final class OpenPackages {
  private static volatile Instrumentation instrumentation;

  private OpenPackages() {}

  static void use(Instrumentation ours) {
    instrumentation = ours;
  }

  static void open(Class<?> type) {
    Module module = type.getModule();
    Module us = OpenPackages.class.getModule();
    String name = type.getPackageName();
    if (instrumentation != null && module.isNamed() && !module.isOpen(name, us)) {
      instrumentation.redefineModule(
          module, Set.of(), Map.of(), Map.of(name, Set.of(us)), Set.of(), Map.of());
    }
  }
}
