package dev.unravel.runtime.init;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.memory.StepUses;
import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.race.ConflictDetector;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.runtime.schedule.ShadowMonitor;
import dev.unravel.runtime.sync.Monitors;
import dev.unravel.runtime.target.CurrentLoader;
import dev.unravel.trace.Operation;
import java.util.Arrays;
import jdk.internal.misc.Unsafe;

/**
 * The initialisation of the target's classes, with a model of the lock that the JVM takes for it:
 * two initialisers that need each other's class deadlock as they do in the JVM, and in between they
 * are code like any other. Hooks stand before every instruction that may initialise a class; once a
 * class is known to be initialised they cost one array read. A class without an initialiser, whose
 * ancestors have none either, takes its action as well, but no search is asked there: nobody can
 * tell who did it, or when.
 *
 * <p><b>Once more.</b> The JVM initialises a class once, and holds a lock of its own meanwhile. So
 * it is told that there is nothing to do ({@link #postpones}), and what it would have done is done
 * here, with a copy of the initialiser: in the first execution and, after {@link
 * TargetClasses#reset} has cleared the fields of all classes that were used, in every other. Some
 * classes cannot be postponed: interfaces, whose fields must be final, and those with fields that
 * only the JVM's own initialisation may set. These the JVM initialises once and the copy
 * afterwards; if that fails or is stopped in the middle, the class is beyond repair and only a new
 * class loader helps.
 */
public final class ClassInit {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final int[] NONE = {};

  /** Whether this execution follows no schedule, which could ask for a switch anywhere. */
  private static boolean searches;

  private ClassInit() {}

  /** An execution begins; whoever was stopped in an initialiser in the last one is gone. */
  public static void begin(boolean searching) {
    searches = searching;
    TargetClasses.forgetRunners();
  }

  /** The running thread is about to use a class: initialises it first, under its lock. */
  public static void enter(ControlledThread c, int id) {
    TargetClass t = TargetClasses.get(id);
    if (t.type == null) {
      Class<?> type = load(c, t.name);
      if (type == null) {
        TargetClasses.finish(id);
        return;
      }
      TargetClasses.come(id, type);
    }
    if (t.initialised() && !TargetClasses.isOurs(t)) {
      t.elsewhere = true;
      TargetClasses.finish(id);
      return;
    }
    initialise(c, id);
  }

  /** The running thread has come into a class on a way that may have no hook. */
  public static void entered(ControlledThread c, int id, Class<?> type) {
    TargetClass t = TargetClasses.get(id);
    if (!t.is(type) || !t.initialised()) {
      // Another loader's class of this name, or the JVM is just initialising it on this thread.
      return;
    }
    if (TargetClasses.isOurs(t)) {
      initialiseUnseen(c, id);
    } else {
      TargetClasses.finish(id);
    }
  }

  /**
   * The running thread is about to use a class by its name, which makes the JVM initialise it
   * without any hook.
   */
  public static void named(ControlledThread c, String name, ClassLoader loader) {
    if (loader != CurrentLoader.get() || name == null || name.startsWith("[")) {
      return;
    }
    Class<?> type = load(c, name);
    if (type != null) {
      reflected(c, type);
    }
  }

  /** The running thread is about to use a class by way of the JDK. */
  public static void reflected(ControlledThread c, Class<?> type) {
    if (type.getClassLoader() == CurrentLoader.get()) {
      int id = TargetClasses.quietIdOf(type);
      // A test framework's own classes have no hooks, and no state that is put back.
      if (!TargetClasses.done(id) && TargetClasses.get(id).declared) {
        enter(c, id);
      }
    }
  }

  /** The running thread has made the JVM initialise a class by its name. */
  public static void named(ControlledThread c, Class<?> type) {
    if (type.getClassLoader() == CurrentLoader.get()) {
      entered(c, TargetClasses.quietIdOf(type), type);
    }
  }

  /** The JVM is about to run an initialiser; says whether that is for us to do instead. */
  public static boolean postpones(ControlledThread c, int id, Class<?> type) {
    if (c == null || type == null || type.getClassLoader() != CurrentLoader.get()) {
      return false;
    }
    if (TargetClasses.get(id).type == null) {
      TargetClasses.come(id, type);
    }
    return TargetClasses.get(id).type == type;
  }

  /**
   * The JVM begins to run a static initialiser. Where no hook has seen it come, it holds a lock
   * that we know nothing of: nobody may be let in between then.
   */
  public static void initialiserBegins(ControlledThread c, int id) {
    Unmodelled.noteInitialiser();
    TargetClasses.unfinished++;
    if (c != null && TargetClasses.get(id).runner != c) {
      TargetClasses.get(id).quietRunner = c;
      Control.beQuiet(c);
    }
  }

  /** It is left, by its end or by an exception. */
  public static void initialiserLeft(int id) {
    ControlledThread c = TargetClasses.get(id).quietRunner;
    if (c != null) {
      TargetClasses.get(id).quietRunner = null;
      Control.endQuiet(c);
    }
  }

  /** The JVM has run it to its end. */
  public static void initialiserEnds(int id, Class<?> type) {
    TargetClasses.unfinished--;
    if (TargetClasses.get(id).is(type)) {
      TargetClasses.finish(id);
    }
  }

  private static Class<?> load(ControlledThread c, String name) {
    Control.beQuiet(c);
    try {
      return Class.forName(name, false, CurrentLoader.get());
    } catch (Throwable notOurs) {
      // Not visible from the target's loader, or broken: the instruction itself will tell.
      return null;
    } finally {
      Control.endQuiet(c);
    }
  }

  /** Initialises a class unless that has happened, under its lock. */
  private static void initialise(ControlledThread c, int id) {
    TargetClass t = TargetClasses.get(id);
    if (t.runner == c || TargetClasses.finished(id)) {
      return;
    }
    if (t.elsewhere && !t.repeats) {
      TargetClasses.finish(id);
      return;
    }
    if (searches && isPlain(t)) {
      Scheduler.mark(c, Operation.INIT, Sites.INIT, t.lock);
      run(c, id);
      return;
    }
    ShadowMonitor lock = Monitors.of(t.lock);
    Monitors.lock(c, lock, Operation.INIT, Sites.INIT, true);
    try {
      waitForUnseen(c, t, lock);
      if (TargetClasses.finished(id)) {
        return;
      }
      t.throwFailure();
      run(c, id);
    } finally {
      Monitors.unlock(c, lock);
    }
  }

  /**
   * The same where the JVM does it without a hook: there is no action, and no lock as long as
   * nobody else comes along, so nobody is let in between.
   */
  private static void initialiseUnseen(ControlledThread c, int id) {
    TargetClass t = TargetClasses.get(id);
    if (t.runner == c || TargetClasses.finished(id)) {
      return;
    }
    StepUses.note(StepUses.ALL, StepUses.WRITE);
    ShadowMonitor lock = Monitors.of(t.lock);
    if (lock.owner != null || t.runner != null) {
      Monitors.lock(c, lock, Operation.INIT, Sites.INIT, false);
      waitForUnseen(c, t, lock);
      Monitors.unlock(c, lock);
      if (TargetClasses.finished(id)) {
        return;
      }
    }
    t.throwFailure();
    Conditions.classCame();
    if (t.repeats) {
      Conditions.unseenInitialiser();
    }
    int around = c.quietInitialiser;
    Control.beQuiet(c);
    c.quietInitialiser = c.quiet;
    try {
      run(c, id);
    } finally {
      c.quietInitialiser = around;
      Control.endQuiet(c);
    }
    Monitors.unlock(c, lock);
  }

  /** Who initialises a class unseen gets its lock when another thread has to wait. */
  private static void waitForUnseen(ControlledThread c, TargetClass t, ShadowMonitor lock) {
    if (t.runner != null && t.runner != c) {
      Monitors.unlock(c, lock);
      Monitors.take(t.runner, lock, Sites.INIT);
      Monitors.lock(c, lock, Operation.INIT, Sites.INIT, false);
    }
  }

  /** Whether neither the class nor one that is initialised with it has an initialiser. */
  private static boolean isPlain(TargetClass t) {
    if (!t.plain) {
      return false;
    }
    for (int other : prerequisites(t)) {
      if (!isPlain(TargetClasses.get(other))) {
        return false;
      }
    }
    return true;
  }

  /** The classes of the same loader that are initialised before this one. */
  private static int[] prerequisites(TargetClass t) {
    if (t.prerequisites == null) {
      Object token = Control.leave();
      try {
        t.prerequisites = NONE;
        if (!t.type.isInterface()) {
          addPrerequisite(t, t.type.getSuperclass());
          addInterfaces(t, t.type);
        }
      } finally {
        Control.resume(token);
      }
    }
    return t.prerequisites;
  }

  private static void addInterfaces(TargetClass t, Class<?> type) {
    for (Class<?> each : type.getInterfaces()) {
      addInterfaces(t, each);
      int id = TargetClasses.idOf(each.getName()); // First: it may replace the array.
      if (TargetClasses.get(id).hasDefaults) {
        addPrerequisite(t, each);
      }
    }
  }

  private static void addPrerequisite(TargetClass t, Class<?> other) {
    if (other != null && other.getClassLoader() == t.type.getClassLoader()) {
      int id = TargetClasses.idOf(other.getName());
      TargetClasses.come(id, other);
      t.prerequisites = Arrays.copyOf(t.prerequisites, t.prerequisites.length + 1);
      t.prerequisites[t.prerequisites.length - 1] = id;
    }
  }

  /** What belongs to a class goes first, while it counts as being initialised already. */
  private static void run(ControlledThread c, int id) {
    TargetClass t = TargetClasses.get(id);
    TargetClasses.use(id);
    // From here on nobody else comes first; whoever uses the class waits for the end.
    boolean visible = StepUses.on && !isPlain(t);
    if (visible) {
      StepUses.noteClass(id, StepUses.ACQUIRE);
    }
    t.runner = c;
    try {
      for (int other : prerequisites(t)) {
        if (c.quiet > 0) {
          initialiseUnseen(c, other);
        } else {
          initialise(c, other);
        }
      }
      boolean byTheJvm = !t.initialised() && !t.postpones;
      if (!t.initialised()) {
        UNSAFE.ensureClassInitialized(t.type);
      }
      if (t.repeats && !byTheJvm) {
        t.initialiseAgain();
      }
      TargetClasses.finish(id);
      if (visible) {
        StepUses.noteClass(id, StepUses.RELEASE);
      }
      if (ConflictDetector.on) {
        ConflictDetector.initialised(c, id);
      }
    } finally {
      t.runner = null;
    }
  }
}
