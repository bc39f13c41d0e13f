package dev.unravel.runtime;

import dev.unravel.runtime.backend.ContinuationBackend;
import dev.unravel.runtime.backend.Coroutine;
import dev.unravel.runtime.backend.OsThreadBackend;
import dev.unravel.runtime.claim.Effects;
import dev.unravel.runtime.hooks.InsideHooks;
import dev.unravel.runtime.jvm.JdkThreads;
import dev.unravel.runtime.jvm.Randomness;
import dev.unravel.runtime.memory.StepUses;
import dev.unravel.runtime.race.ConflictDetector;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.schedule.YieldPoints;
import dev.unravel.runtime.state.JdkState;
import dev.unravel.runtime.target.TestFrameworks;
import dev.unravel.runtime.values.Allocations;
import dev.unravel.runtime.values.Headway;
import jdk.internal.misc.Unsafe;

/** The runtime's switches, which the agent sets once, as its options say. */
public final class Setup {
  private Setup() {}

  /**
   * Chooses the backend; called once, by the agent.
   *
   * @param debugged whether a debugger looks at the threads
   */
  public static void install(boolean continuations, boolean debugged) {
    Randomness.fixImmutableCollections();
    JdkThreads.load();
    JdkState.begin();
    Scheduler.observer = new Rooms();
    Scheduler.backend =
        continuations && Coroutine.usable()
            ? new ContinuationBackend()
            : new OsThreadBackend(debugged);
  }

  /** The agent puts yield points into the target. */
  public static void useYieldPoints() {
    YieldPoints.on = true;
  }

  /** The agent puts no points at accesses to memory. */
  public static void seeNoMemory() {
    Headway.seesMemory = false;
  }

  /** The agent puts points into java.util.concurrent. */
  public static void usePointsInside() {
    InsideHooks.on = true;
  }

  /** The agent puts the hooks in that it takes to see conflicts. */
  public static void detectConflicts() {
    ConflictDetector.on = true;
  }

  /** The target is a test. */
  public static void expectTest() {
    TestFrameworks.expect();
  }

  /** The agent puts hooks into java.util.concurrent that tell what its steps use. */
  public static void tellUses() {
    StepUses.woven = true;
  }

  /** The agent tells of every object that the target makes. */
  public static void nameObjects() {
    Allocations.on = true;
    Effects.on = true;
  }

  /** Whether a class that is loaded has not been used yet, so that its initialiser is to come. */
  public static boolean isYetToBeInitialised(Class<?> type) {
    return Unsafe.getUnsafe().shouldBeInitialized(type);
  }
}
