package dev.unravel.runtime.target;

import dev.unravel.runtime.claim.BlindSpots;
import dev.unravel.runtime.schedule.Control;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * The classes that have passed the agent. That nothing was thrown does not show that a class was
 * instrumented: it may never have come by, or another agent may have put something else in its
 * place. So the agent says which classes it has been through, the target's loader says which it has
 * defined, and whatever another agent makes of our bytes is looked at.
 */
public final class SeenClasses {
  private static final Set<String> names = new HashSet<>();
  private static final Set<String> besideTheJdk = new HashSet<>();
  private static final Set<String> changedByOthers = new HashSet<>();
  private static volatile Object[] others = {};
  private static volatile Object ours;
  private static volatile HookCount hooks;

  /** Counts the hooks in a class file; the agent's, which can read one. */
  public interface HookCount {
    int in(byte[] classFile);
  }

  private SeenClasses() {}

  /**
   * The agent starts.
   *
   * @param instrumentation what the JVM has given it, and calls it through
   */
  public static void watch(Object instrumentation, HookCount count) {
    ours = instrumentation;
    hooks = count;
  }

  /** The agent has been through a class, by its binary name: as it is now, it can be used. */
  public static synchronized void add(String name) {
    names.add(name);
  }

  /** The agent has been through a class on the boot class path that is not the JDK's. */
  public static synchronized void addBesideTheJdk(String name) {
    besideTheJdk.add(name);
  }

  /** The binary names of classes that somebody has put on the boot class path. */
  public static synchronized String[] besideTheJdk() {
    return besideTheJdk.toArray(new String[0]);
  }

  /** What the JVM has given to agents other than ours that have been asked about a class. */
  public static Object[] otherAgents() {
    return others.clone();
  }

  /** What the JVM has given to our agent, or null if there is none. */
  public static Object ourAgent() {
    return ours;
  }

  /** The internal names of classes that other agents have changed; they are forgotten. */
  public static synchronized String[] takeChangedByOthers() {
    String[] taken = changedByOthers.toArray(new String[0]);
    changedByOthers.clear();
    return taken;
  }

  private static synchronized void addChanged(String name) {
    if (name != null) {
      changedByOthers.add(name);
    }
  }

  private static synchronized void addOther(Object agent) {
    Object[] more = Arrays.copyOf(others, others.length + 1);
    more[others.length] = agent;
    others = more;
  }

  private static boolean isKnown(Object agent) {
    for (Object each : others) {
      if (each == agent) {
        return true;
      }
    }
    return false;
  }

  /** The target's loader has defined a class. */
  public static void defined(Class<?> type) {
    Object token = Control.leave();
    try {
      if (!passed(type.getName())) {
        BlindSpots.add("not instrumented: " + type.getName() + " (it did not pass the agent)");
      }
    } finally {
      Control.resume(token);
    }
  }

  private static synchronized boolean passed(String name) {
    // Where there is no agent, there is nothing to pass.
    return hooks == null || names.contains(name);
  }

  /**
   * An agent has transformed a class. Called by the JDK's own code for every agent and class, also
   * while we are just starting: with one agent it does nothing at all.
   *
   * @param after what it made of the class, or null if nothing
   * @param agent whose it is
   * @param before what it was given
   */
  public static void transformed(byte[] after, Object agent, String name, byte[] before) {
    HookCount count = hooks;
    if (agent == ours || count == null) {
      return;
    }
    boolean isKnown = isKnown(agent);
    if (after == null && isKnown) {
      return;
    }
    Object token = Control.leave();
    try {
      if (!isKnown) {
        addOther(agent);
      }
      if (after == null) {
        return;
      }
      addChanged(name);
      if (count.in(after) < count.in(before)) {
        BlindSpots.add(
            "not instrumented: " + readable(name) + " (another agent of this JVM has replaced it)");
      }
    } catch (RuntimeException | Error unreadable) {
      BlindSpots.add(
          "not instrumented: "
              + readable(name)
              + " (another agent has made something of it that cannot be read)");
    } finally {
      Control.resume(token);
    }
  }

  private static String readable(String name) {
    return name == null ? "a class without a name" : name.replace('/', '.');
  }
}
