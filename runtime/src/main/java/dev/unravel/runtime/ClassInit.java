package dev.unravel.runtime;

import dev.unravel.trace.Operation;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import jdk.internal.misc.Unsafe;

/**
 * Models the initialisation lock of the target's classes. Static initialisers run as one step, but
 * two of them that need each other's class deadlock as they do in the JVM. Hooks stand before every
 * instruction that may initialise a class; once a class is known to be initialised they cost one
 * array read.
 */
public final class ClassInit {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private static final Map<String, Integer> ids = new HashMap<>();
  private static String[] names = new String[64];

  /** Whether a class needs no more attention in the current class loader. */
  private static boolean[] done = new boolean[64];

  /** What stands for the initialisation lock of a class; its text is what reports show. */
  private record InitLock(String className) {
    @Override
    public String toString() {
      return className + " (initialisation)";
    }
  }

  /** Whether this execution has initialised a class while several threads ran. */
  static boolean raced;

  private static InitLock[] locks = new InitLock[64];

  private ClassInit() {}

  /** Number of a class, for the hook's argument. */
  public static synchronized int idOf(String className) {
    Integer known = ids.get(className);
    if (known != null) {
      return known;
    }
    int id = ids.size();
    if (id == names.length) {
      names = Arrays.copyOf(names, id * 2);
      locks = Arrays.copyOf(locks, id * 2);
      done = Arrays.copyOf(done, id * 2);
    }
    names[id] = className;
    locks[id] = new InitLock(className);
    ids.put(className, id);
    return id;
  }

  /**
   * The same on a thread of the target, which must not reach a point while it holds our monitor.
   */
  private static int quietIdOf(Class<?> type) {
    Object token = Hooks.leaveControl();
    try {
      return idOf(type.getName());
    } finally {
      Hooks.returnToControl(token);
    }
  }

  /** Classes are about to come from a new class loader: none of them is initialised. */
  static synchronized void forget() {
    Arrays.fill(done, false);
  }

  static boolean done(int id) {
    return done[id];
  }

  /** The running thread is about to use a class: initialises it first, under its lock. */
  static void enter(ControlledThread c, int id) {
    Class<?> type = load(c, id);
    if (type != null) {
      initialise(c, type, id);
    }
    if (type == null || !UNSAFE.shouldBeInitialized(type)) {
      done[id] = true;
    }
  }

  private static Class<?> load(ControlledThread c, int id) {
    c.quiet++;
    try {
      return Class.forName(names[id], false, Execution.targetLoader());
    } catch (Throwable notOurs) {
      // Not visible from the target's loader, or broken: the instruction itself will tell.
      return null;
    } finally {
      c.quiet--;
    }
  }

  private static void initialise(ControlledThread c, Class<?> type, int id) {
    if (!UNSAFE.shouldBeInitialized(type)) {
      return;
    }
    raced |= Scheduler.threadCount > 1;
    ShadowMonitor lock = Scheduler.monitors.of(locks[id]);
    boolean outermost = lock.owner != c;
    Monitors.lock(c, lock, Operation.INIT, Sites.INIT, true);
    try {
      if (!outermost || !UNSAFE.shouldBeInitialized(type)) {
        return;
      }
      Class<?> parent = type.getSuperclass();
      if (parent != null && parent.getClassLoader() == type.getClassLoader()) {
        initialise(c, parent, quietIdOf(parent));
      }
      c.quiet++;
      try {
        UNSAFE.ensureClassInitialized(type);
      } finally {
        c.quiet--;
      }
    } finally {
      Monitors.unlock(c, lock);
    }
  }
}
