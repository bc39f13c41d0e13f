package dev.unravel.agent.breakpoints.condition;

import java.lang.instrument.Instrumentation;
import java.util.Map;
import java.util.Set;

/** Opens packages of modules to us, so that conditions can read private fields. */
public final class OpenPackages {
  private static volatile Instrumentation instrumentation;

  private OpenPackages() {}

  public static void use(Instrumentation ours) {
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
