package dev.unravel.runtime;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.hooks.JdkHooks;
import dev.unravel.runtime.init.HandledClasses;
import dev.unravel.runtime.init.TargetClasses;
import dev.unravel.runtime.memory.HashCounters;
import dev.unravel.runtime.proof.ShadowedMethods;
import dev.unravel.runtime.schedule.YieldPoints;
import dev.unravel.runtime.state.JdkState;
import dev.unravel.runtime.state.LeftByLoaders;
import dev.unravel.runtime.target.CurrentLoader;
import dev.unravel.runtime.target.SeenClasses;
import dev.unravel.runtime.values.HandledFields;
import dev.unravel.runtime.values.Values;

/** State of the target that may outlive an execution: its loader, its classes, properties. */
public final class TargetState {
  /** So that a watchdog sees classes being loaded. */
  static volatile long classesDefined;

  private TargetState() {}

  /** Says which loader the target's classes come from; its classes count as not initialised. */
  public static void useLoader(ClassLoader loader) {
    JdkState.restore();
    if (loader != CurrentLoader.get()) {
      ClassLoader last = CurrentLoader.get();
      CurrentLoader.set(loader);
      LeftByLoaders.forget(last);
      TargetClasses.forget();
      HashCounters.forget();
      Values.forgetFields();
      HandledFields.forget();
      HandledClasses.forget();
      ShadowedMethods.forget();
    }
  }

  /** The loader of the target has defined a class. */
  public static void defined(Class<?> type) {
    classesDefined++;
    Conditions.classCame();
    SeenClasses.defined(type);
    TargetClasses.defined(type);
  }

  /**
   * Makes the next execution find all classes of the loader as if they were new.
   *
   * @return whether that was possible
   */
  public static boolean resetClasses() {
    // Where yield points are, classes have no methods for it.
    if (YieldPoints.on || !TargetClasses.reset()) {
      return false;
    }
    JdkState.restore();
    return true;
  }

  /** Whether all static fields of the target are as in a new JVM; asked after a reset. */
  public static boolean classesAreNew() {
    return TargetClasses.isNew();
  }

  /** Whether the target has touched the system properties since this was last asked. */
  public static boolean takePropertiesTouched() {
    boolean touched = JdkHooks.propertiesTouched;
    JdkHooks.propertiesTouched = false;
    return touched;
  }
}
