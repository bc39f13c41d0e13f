package dev.unravel.runtime.hooks;

import dev.unravel.runtime.init.ClassInit;
import dev.unravel.runtime.init.TargetClasses;
import dev.unravel.runtime.memory.StepUses;
import dev.unravel.runtime.race.ConflictDetector;
import dev.unravel.runtime.record.LocalUses;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.trace.seen.LocalUse;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * The hooks that instrumented code calls where classes are loaded, initialised or used by
 * reflection, in the target and in the JDK; see {@link ClassInit} for what comes of it.
 */
public final class ClassHooks {
  private ClassHooks() {}

  /** The next instruction may initialise a class. */
  public static void classInit(int id) {
    if (!TargetClasses.done(id)) {
      ControlledThread c = Control.current();
      if (c != null && !c.killed) {
        ClassInit.enter(c, id);
      }
    } else {
      used(id);
    }
  }

  /** A constructor or static method of a class begins. */
  public static void classEntered(Class<?> type, int id) {
    if (!TargetClasses.done(id)) {
      ControlledThread c = Control.current();
      if (c != null && !c.killed) {
        ClassInit.entered(c, id, type);
      }
    } else {
      used(id);
    }
  }

  private static void used(int id) {
    if (ConflictDetector.on) {
      ConflictDetector.uses(id);
    }
    if (StepUses.on) {
      StepUses.noteClass(id, StepUses.LOOK);
    }
  }

  /** Class.forName has returned. */
  public static void classNamed(Class<?> type) {
    ControlledThread c = Control.current();
    if (c != null && !c.killed) {
      ClassInit.named(c, type);
    }
  }

  /** A class is about to be used by its name, in code of the given class. */
  public static void classNamed(String name, Class<?> caller) {
    ControlledThread c = Control.current();
    if (c != null && !c.killed && c.quiet == 0 && caller != null) {
      ClassInit.named(c, name, caller.getClassLoader());
    }
  }

  /** What a field of an interface holds in this execution. */
  public static Object constant(Object[] values, int index) {
    return values[index];
  }

  /** The initialiser of an interface has computed what a field holds. */
  public static void keepConstant(Object value, Object[] values, int index) {
    values[index] = value;
  }

  /** First thing in an initialiser that the JVM runs: whether it has nothing to do. */
  public static boolean postpones(Class<?> type, int id) {
    return ClassInit.postpones(Control.current(), id, type);
  }

  public static void initialiserBegins(int id) {
    ClassInit.initialiserBegins(Control.current(), id);
  }

  public static void initialiserLeft(int id) {
    ClassInit.initialiserLeft(id);
  }

  public static void initialiserEnds(Class<?> type, int id) {
    ClassInit.initialiserEnds(id, type);
  }

  /** A class loader begins to load a class: quietly, unless the target has told it to. */
  public static void loadEnter(Object loader) {
    ControlledThread c = Control.current();
    if (c != null && c.loader == loader) {
      c.loader = null;
      c.openLoads++;
    } else if (c != null) {
      Control.beQuiet(c);
    }
  }

  public static void loadExit() {
    ControlledThread c = Control.current();
    if (c != null && c.quiet > 0) {
      Control.endQuiet(c);
    } else if (c != null && c.openLoads > 0) {
      c.openLoads--;
    }
  }

  /** Class.forName, which initialises the class unless told not to. */
  public static Class<?> forName(String name, boolean initialise, ClassLoader loader)
      throws ClassNotFoundException {
    ControlledThread c = Control.acting();
    if (initialise && c != null && c.quiet == 0) {
      ClassInit.named(c, name, loader);
    }
    Class<?> type = Class.forName(name, initialise, loader);
    if (initialise) {
      classNamed(type);
    }
    return type;
  }

  /** In place of calls to {@code loader.loadClass(name)} in the target. */
  public static Class<?> loadClass(ClassLoader loader, String name) throws ClassNotFoundException {
    ControlledThread c = Control.acting();
    if (c == null || c.quiet > 0) {
      return loader.loadClass(name);
    }
    c.loader = loader;
    try {
      return loader.loadClass(name);
    } finally {
      c.loader = null;
    }
  }

  // A ThreadLocal is used, which is no action: no other thread can see it.

  public static void localRead(ThreadLocal<?> local) {
    LocalUses.tell(local, LocalUse.Kind.READ);
  }

  public static void localSet(ThreadLocal<?> local) {
    LocalUses.tell(local, LocalUse.Kind.SET);
  }

  public static void localRemoved(ThreadLocal<?> local) {
    LocalUses.tell(local, LocalUse.Kind.REMOVED);
  }

  // A class is about to be used by reflection, which initialises it where no hook of its own is.

  public static void fieldUsed(Field field) {
    if (Modifier.isStatic(field.getModifiers())) {
      reflected(field.getDeclaringClass());
    }
  }

  public static void methodUsed(Method method) {
    if (Modifier.isStatic(method.getModifiers())) {
      reflected(method.getDeclaringClass());
    }
  }

  public static void constructorUsed(Constructor<?> constructor) {
    reflected(constructor.getDeclaringClass());
  }

  private static void reflected(Class<?> type) {
    ControlledThread c = Control.acting();
    if (c != null && c.quiet == 0) {
      ClassInit.reflected(c, type);
    }
  }

  /** An object is about to be made without its constructor. */
  public static void instantiated(Class<?> type) {
    ControlledThread c = Control.acting();
    if (c != null && type != null) {
      ClassInit.reflected(c, type);
    }
  }
}
