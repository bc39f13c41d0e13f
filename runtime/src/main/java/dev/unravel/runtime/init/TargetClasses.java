package dev.unravel.runtime.init;

import dev.unravel.runtime.schedule.Control;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The classes of the target by number: which of them are initialised, which an execution has used,
 * and how all are put back to before their initialisation.
 */
public final class TargetClasses {
  private static final Map<String, Integer> ids = new HashMap<>();
  private static TargetClass[] classes = new TargetClass[64];

  /** Whether a class needs no more attention: in the current class loader, or since a reset. */
  private static boolean[] done = new boolean[64];

  /** Whether classes that the JVM has initialised are initialised again. */
  private static boolean again;

  /** Static initialisers that the JVM has begun and not finished. */
  static int unfinished;

  /** The classes that an execution has used since the last reset: what there is to clear. */
  private static int[] used = new int[64];

  private static int usedCount;
  private static boolean[] isUsed = new boolean[64];

  /**
   * The classes of the loader that have static fields and no initialiser: nothing tells when they
   * are first used.
   */
  private static int[] unannounced = new int[64];

  private static int unannouncedCount;

  private TargetClasses() {}

  static TargetClass get(int id) {
    return classes[id];
  }

  /** Whoever was stopped in an initialiser in the last execution is gone. */
  static void forgetRunners() {
    for (int i = 0; i < usedCount; i++) {
      classes[used[i]].runner = null;
      classes[used[i]].quietRunner = null;
    }
  }

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
      used = Arrays.copyOf(used, id * 2);
      isUsed = Arrays.copyOf(isUsed, id * 2);
      unannounced = Arrays.copyOf(unannounced, id * 2);
    }
    classes[id] = new TargetClass(className);
    ids.put(className, id);
    return id;
  }

  /** The agent says what a class can do. */
  public static synchronized void declare(
      int id, boolean clears, boolean repeats, boolean postpones, boolean hasDefaults) {
    TargetClass t = classes[id];
    t.clears = clears;
    t.repeats = repeats;
    t.postpones = postpones;
    t.plain = !repeats;
    t.hasDefaults = hasDefaults;
    t.declared = true;
  }

  /** The agent says that a class keeps what it has once it is initialised. */
  public static synchronized void declareLasting(int id, boolean hasInitialiser) {
    classes[id].declared = true;
    classes[id].lasts = hasInitialiser;
    classes[id].plain = !hasInitialiser;
  }

  /**
   * The number on a thread of the target, which must not reach a point while it holds our monitor.
   */
  static int quietIdOf(Class<?> type) {
    Object token = Control.leave();
    try {
      return idOf(type.getName());
    } finally {
      Control.resume(token);
    }
  }

  /** The target's class loader has a new class. */
  public static void defined(Class<?> type) {
    int id = quietIdOf(type); // First: it may replace the array.
    come(id, type);
  }

  static void come(int id, Class<?> type) {
    TargetClass t = classes[id];
    if (t.type == null && t.clears && t.plain) {
      unannounced[unannouncedCount++] = id;
    }
    t.come(type);
  }

  /** Classes are about to come from a new class loader: none of them is initialised. */
  public static synchronized void forget() {
    again = false;
    unfinished = 0;
    clearUsed();
    unannouncedCount = 0;
    for (int id = 0; id < ids.size(); id++) {
      classes[id].forget();
    }
  }

  private static void clearUsed() {
    for (int i = 0; i < usedCount; i++) {
      done[used[i]] = false;
      isUsed[used[i]] = false;
    }
    usedCount = 0;
  }

  /** Puts all classes back to before their initialisation; returns whether that is possible. */
  public static synchronized boolean reset() {
    if (unfinished != 0) {
      return false;
    }
    again = true;
    for (int i = 0; i < unannouncedCount; i++) {
      use(unannounced[i]);
    }
    try {
      boolean enums = false;
      for (int i = 0; i < usedCount; i++) {
        if (!classes[used[i]].reset()) {
          return false;
        }
        enums |= classes[used[i]].isEnum();
      }
      for (int id = 0; enums && id < ids.size(); id++) {
        classes[id].forgetAnnotations();
      }
      clearUsed();
      return true;
    } catch (Throwable untreated) {
      return false;
    }
  }

  /** Whether every static field of the target holds what it does in a new JVM, after a reset. */
  public static synchronized boolean isNew() {
    for (int id = 0; id < ids.size(); id++) {
      if (!classes[id].isNew()) {
        return false;
      }
    }
    return true;
  }

  /** A class is in use: its fields are not what they were. */
  static void use(int id) {
    if (!isUsed[id]) {
      isUsed[id] = true;
      used[usedCount++] = id;
    }
  }

  static void finish(int id) {
    use(id);
    done[id] = true;
  }

  public static boolean done(int id) {
    return done[id];
  }

  /** Whether the model, not the JVM, says whether a class is initialised. */
  static boolean isOurs(TargetClass t) {
    return t.ours && (again || t.postpones);
  }

  static boolean finished(int id) {
    TargetClass t = classes[id];
    return isOurs(t) ? done[id] : t.initialised();
  }
}
