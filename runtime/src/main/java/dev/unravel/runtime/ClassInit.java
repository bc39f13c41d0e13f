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
 *
 * <p><b>Once more.</b> The JVM initialises a class once. For an execution to start from fresh
 * static fields in the same class loader, {@link #reset} clears the fields of all classes and
 * counts them as not initialised; what the JVM would do at the first use of a class is then done
 * here, with a copy of its initialiser, under the same lock and with the same action as in a new
 * class loader. Enums and interfaces have no such copy: they keep their constants, but take their
 * action and initialise those classes that their initialiser has used. A class that the JVM failed
 * to initialise, or was stopped in the middle of it, is beyond repair, and only a new class loader
 * helps.
 */
public final class ClassInit {
  /** Names of the methods that the agent gives to a class. */
  public static final String CLEAR = "unravel$clear";

  public static final String INITIALISE = "unravel$initialise";

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private static final Map<String, Integer> ids = new HashMap<>();
  private static TargetClass[] classes = new TargetClass[64];

  /** Whether a class needs no more attention: in the current class loader, or since a reset. */
  private static boolean[] done = new boolean[64];

  /** Whether classes that the JVM has initialised are initialised again. */
  private static boolean again;

  /** Static initialisers that the JVM has begun and not finished. */
  private static int unfinished;

  /** Whether this execution has initialised a class while several threads ran. */
  static boolean raced;

  private ClassInit() {}

  /** Number of a class, for the hook's argument. */
  public static synchronized int idOf(String className) {
    Integer known = ids.get(className);
    if (known != null) {
      return known;
    }
    int id = ids.size();
    if (id == classes.length) {
      classes = Arrays.copyOf(classes, id * 2);
      done = Arrays.copyOf(done, id * 2);
    }
    classes[id] = new TargetClass(className);
    ids.put(className, id);
    return id;
  }

  /** The agent says what a class can do. */
  public static synchronized void declare(int id, boolean clears, boolean repeats) {
    classes[id].clears = clears;
    classes[id].repeats = repeats;
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

  /** The target's class loader has a new class. */
  static void defined(Class<?> type) {
    int id = quietIdOf(type); // First: it may replace the array.
    classes[id].come(type);
  }

  /** Classes are about to come from a new class loader: none of them is initialised. */
  static synchronized void forget() {
    Arrays.fill(done, false);
    again = false;
    unfinished = 0;
    for (int id = 0; id < ids.size(); id++) {
      classes[id].forget();
    }
  }

  /** Puts all classes back to before their initialisation; returns whether that is possible. */
  static synchronized boolean reset() {
    if (unfinished != 0) {
      return false;
    }
    again = true;
    Arrays.fill(done, false);
    try {
      for (int id = 0; id < ids.size(); id++) {
        classes[id].reset();
      }
      return true;
    } catch (Throwable untreated) {
      return false;
    }
  }

  static boolean done(int id) {
    return done[id];
  }

  /** The running thread is about to use a class: initialises it first, under its lock. */
  static void enter(ControlledThread c, int id) {
    TargetClass t = classes[id];
    if (t.type == null) {
      Class<?> type = load(c, t.name);
      if (type == null) {
        done[id] = true;
        return;
      }
      t.come(type);
    }
    if (t.initialised() && !(again && t.ours)) {
      t.elsewhere = true;
      done[id] = true;
      return;
    }
    initialise(c, id);
  }

  /** The running thread has come into a class on a way that may have no hook. */
  static void entered(ControlledThread c, int id, Class<?> type) {
    TargetClass t = classes[id];
    if (!t.is(type) || !t.initialised()) {
      // Another loader's class of this name, or the JVM is just initialising it on this thread.
      return;
    }
    if (again) {
      initialiseUnseen(c, id);
    } else {
      done[id] = true;
    }
  }

  /** The running thread has made the JVM initialise a class by its name. */
  static void named(ControlledThread c, Class<?> type) {
    if (again && type.getClassLoader() == Execution.targetLoader()) {
      entered(c, quietIdOf(type), type);
    }
  }

  /** The JVM begins to run a static initialiser. */
  static void initialiserBegins() {
    Unmodelled.noteInitialiser();
    unfinished++;
  }

  /** The JVM has run it to its end. */
  static void initialiserEnds(int id, Class<?> type) {
    unfinished--;
    if (classes[id].is(type)) {
      done[id] = true;
    }
  }

  private static Class<?> load(ControlledThread c, String name) {
    Hooks.beQuiet(c);
    try {
      return Class.forName(name, false, Execution.targetLoader());
    } catch (Throwable notOurs) {
      // Not visible from the target's loader, or broken: the instruction itself will tell.
      return null;
    } finally {
      Hooks.endQuiet(c);
    }
  }

  private static boolean finished(int id) {
    TargetClass t = classes[id];
    return again && t.ours ? done[id] : t.initialised();
  }

  /** Initialises a class unless that has happened, under its lock. */
  private static void initialise(ControlledThread c, int id) {
    TargetClass t = classes[id];
    if (finished(id)) {
      return;
    }
    if (t.elsewhere && !t.repeats) {
      done[id] = true;
      return;
    }
    raced |= Scheduler.threadCount > 1;
    noteNested(c, id);
    ShadowMonitor lock = Scheduler.monitors.of(t.lock);
    if (lock.owner == c) {
      initialiseEarly(c, id);
      return;
    }
    Monitors.lock(c, lock, Operation.INIT, Sites.INIT, true);
    try {
      waitForUnseen(c, t, lock);
      if (finished(id)) {
        return;
      }
      t.throwFailure();
      int parent = parent(t.type);
      if (parent >= 0) {
        initialise(c, parent);
      }
      if (!finished(id)) {
        run(c, id);
      }
    } finally {
      Monitors.unlock(c, lock);
    }
  }

  /**
   * The same where the JVM does it without a hook: there is no action, and no lock as long as
   * nobody else comes along.
   */
  private static void initialiseUnseen(ControlledThread c, int id) {
    TargetClass t = classes[id];
    if (finished(id) || t.runner == c) {
      return;
    }
    ShadowMonitor lock = Scheduler.monitors.of(t.lock);
    if (lock.owner == c) {
      initialiseEarly(c, id);
      return;
    }
    if (lock.owner != null || t.runner != null) {
      Monitors.lock(c, lock, Operation.INIT, Sites.INIT, false);
      waitForUnseen(c, t, lock);
      Monitors.unlock(c, lock);
      if (finished(id)) {
        return;
      }
    }
    t.throwFailure();
    int parent = parent(t.type);
    if (parent >= 0) {
      initialiseUnseen(c, parent);
    }
    if (!finished(id)) {
      run(c, id);
      Monitors.unlock(c, lock);
    }
  }

  /** A class whose parent is being initialised is used by that, and so initialised before it. */
  private static void initialiseEarly(ControlledThread c, int id) {
    TargetClass t = classes[id];
    if (again && t.initialised() && t.runner == null) {
      run(c, id);
    }
  }

  /** Who initialises a class unseen gets its lock when another thread has to wait. */
  private static void waitForUnseen(ControlledThread c, TargetClass t, ShadowMonitor lock) {
    if (t.runner != null && t.runner != c) {
      Monitors.unlock(c, lock);
      Monitors.take(t.runner, lock, Sites.INIT);
      Monitors.lock(c, lock, Operation.INIT, Sites.INIT, false);
    }
  }

  /** Number of the parent if it is a class of the same loader, or -1. */
  private static int parent(Class<?> type) {
    Class<?> parent = type.getSuperclass();
    if (parent == null || parent.getClassLoader() != type.getClassLoader()) {
      return -1;
    }
    int id = quietIdOf(parent);
    classes[id].come(parent);
    return id;
  }

  private static void run(ControlledThread c, int id) {
    TargetClass t = classes[id];
    int outer = c.initialising;
    c.initialising = id;
    Hooks.beQuiet(c);
    t.runner = c;
    try {
      if (!t.initialised()) {
        UNSAFE.ensureClassInitialized(t.type);
      } else if (t.repeats) {
        t.initialiseAgain();
      } else {
        if (t.type.isEnum() || t.type.isInterface()) {
          Unmodelled.noteInitialiser();
        }
        for (int nested : t.nested) {
          initialise(c, nested);
        }
      }
      done[id] = true;
      if (ConflictDetector.on) {
        ConflictDetector.initialised(c, id);
      }
    } finally {
      t.runner = null;
      Hooks.endQuiet(c);
      c.initialising = outer;
    }
  }

  /** Remembers what to do in place of an initialiser that cannot be repeated. */
  private static void noteNested(ControlledThread c, int id) {
    if (c.initialising >= 0) {
      TargetClass outer = classes[c.initialising];
      if (!outer.repeats && !outer.initialised()) {
        outer.addNested(id);
      }
    }
  }
}
