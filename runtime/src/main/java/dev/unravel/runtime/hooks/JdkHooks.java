package dev.unravel.runtime.hooks;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.claim.Effects;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.jvm.Randomness;
import dev.unravel.runtime.memory.IdentityHashes;
import dev.unravel.runtime.memory.StepUses;
import dev.unravel.runtime.record.Capture;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.VirtualTime;
import dev.unravel.runtime.state.SharedPools;
import dev.unravel.runtime.state.TemporaryFiles;
import dev.unravel.trace.chart.Chart;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Hooks in place of calls that tell a program something about where and when it runs: environment
 * and properties, time, randomness, identity hashes, the JDK's own pools. What a thread is asked
 * for is in {@link ThreadHooks}, the end in {@link ExitHooks}.
 */
public final class JdkHooks {
  private JdkHooks() {}

  // ---- surroundings; hooked at point level yield only

  /** In place of System.getenv(name). */
  public static String environmentVariable(String name) {
    Capture capture = Control.current() == null ? null : Capture.running();
    if (capture == null || name == null) {
      return System.getenv(name);
    }
    Object token = Control.leave();
    try {
      return capture.surroundings.variable(name);
    } finally {
      Control.resume(token);
    }
  }

  /** In place of System.getenv(). */
  public static Map<String, String> environment() {
    Capture capture = Control.current() == null ? null : Capture.running();
    if (capture == null) {
      return System.getenv();
    }
    Object token = Control.leave();
    try {
      return capture.surroundings.variables();
    } finally {
      Control.resume(token);
    }
  }

  /** The target is about to look at a system property. */
  public static void lookAtProperty(String name) {
    Capture capture = Control.current() == null ? null : Capture.running();
    if (capture != null) {
      Object token = Control.leave();
      capture.surroundings.look(name);
      Control.resume(token);
    }
  }

  /** The target is about to get hold of all of them. */
  public static void lookAtProperties() {
    Capture capture = Control.current() == null ? null : Capture.running();
    if (capture != null) {
      Object token = Control.leave();
      capture.surroundings.lookAtAll();
      Control.resume(token);
    }
  }

  public static boolean propertiesTouched;

  /** The target may be about to change the system properties. */
  public static void touchProperties() {
    propertiesTouched = true;
  }

  // ---- time, randomness, identity

  /** The same in code of the target, and where the JDK tells it what time it is. */
  public static long readNanoTime() {
    Conditions.clockRead = true;
    return nanoTime();
  }

  public static long readCurrentTimeMillis() {
    Conditions.clockRead = true;
    return currentTimeMillis();
  }

  public static long nanoTime() {
    if (Control.current() == null) {
      return System.nanoTime();
    }
    noteReading();
    return VirtualTime.nanoTime();
  }

  public static long currentTimeMillis() {
    if (Control.current() == null) {
      return System.currentTimeMillis();
    }
    noteReading();
    return VirtualTime.currentTimeMillis();
  }

  /** In place of VM.getNanoTimeAdjustment, from which java.time makes its instants. */
  public static long nanoTimeAdjustment(long offsetSeconds) {
    if (Control.current() == null) {
      return jdk.internal.misc.VM.getNanoTimeAdjustment(offsetSeconds);
    }
    Conditions.clockRead = true;
    noteReading();
    return VirtualTime.epochNanos(offsetSeconds);
  }

  private static void noteReading() {
    Unmodelled.note(Chart.CLOCK);
    Effects.touch();
    // A reading moves it.
    StepUses.note(StepUses.CLOCK, StepUses.WRITE);
  }

  public static int availableProcessors(Runtime runtime) {
    return Control.current() == null ? runtime.availableProcessors() : SharedPools.PROCESSORS;
  }

  /** The target is about to ask for an identity hash. */
  public static void prepareHash(Object object) {
    if (object != null && Control.current() != null) {
      Unmodelled.note(Chart.HASHES);
      Effects.touch();
      // Whoever used it first may have given it its hash.
      StepUses.note(object, StepUses.ANY, StepUses.WRITE);
      IdentityHashes.prepare(object);
    }
  }

  /** In place of calls of the target to ThreadLocalRandom.current. */
  public static ThreadLocalRandom localRandom() {
    Conditions.randomDrawn |= Control.current() != null;
    return ThreadLocalRandom.current();
  }

  public static boolean secureBytes(byte[] bytes) {
    if (Control.current() == null) {
      return false;
    }
    Unmodelled.note("random numbers are drawn");
    StepUses.note(StepUses.HIDDEN, StepUses.WRITE);
    Conditions.randomDrawn = true;
    Randomness.fill(bytes);
    return true;
  }

  // ---- the JDK's own pools, one per execution

  /** What a read of the common pool's field gives. */
  public static Object commonPool(Object real) {
    return Control.current() == null ? real : SharedPools.common(real);
  }

  /** What a read of CompletableFuture's executor for timeouts gives. */
  public static Object delayer(Object real) {
    return Control.current() == null ? real : SharedPools.delayer(real);
  }

  /** Code of the target is about to get a temporary file or directory that it has asked for. */
  public static void temporaryFile(Object file) {
    if (Control.current() != null) {
      Object token = Control.leave();
      try {
        TemporaryFiles.made(file.toString());
      } finally {
        Control.resume(token);
      }
    }
  }
}
