package dev.unravel.runtime.proof;

import dev.unravel.runtime.schedule.Control;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The methods of the target that have shadows of their values, by class. The agent adds to it while
 * it transforms classes; {@link Shadow} asks before a call. Threads of the target ask, so what has
 * been asked once is kept in arrays, and the rest is done out of control.
 */
public final class ShadowedMethods {
  private static final Map<String, Integer> METHODS = new HashMap<>();
  private static final Map<String, Map<Integer, Boolean>> CLASSES = new HashMap<>();
  private static final List<int[]> KEYS = new ArrayList<>();
  private static int[][] keys = new int[0][];

  // What is known, by class and method: an open hash table.
  private static Class<?>[] types = new Class<?>[256];
  private static int[] methods = new int[256];
  private static boolean[] answers = new boolean[256];
  private static int known;

  private ShadowedMethods() {}

  /** The number of all methods with a certain name and descriptor; not 0. */
  public static synchronized int number(String name, String descriptor) {
    return METHODS.computeIfAbsent(name + descriptor, key -> METHODS.size() + 1);
  }

  /** The number of the keys of a switch. */
  public static synchronized int keysOf(int[] ofSwitch) {
    KEYS.add(ofSwitch.clone());
    keys = KEYS.toArray(int[][]::new);
    return KEYS.size() - 1;
  }

  static int[] keys(int number) {
    return keys[number];
  }

  /**
   * A class has been instrumented.
   *
   * @param shadowed for each method it declares that has a body, or could have one, whether it has
   *     shadows
   */
  public static synchronized void add(String className, Map<Integer, Boolean> shadowed) {
    Map<Integer, Boolean> before = CLASSES.put(className, Map.copyOf(shadowed));
    if (before != null && !before.equals(shadowed)) {
      // Two classes of one name: which of them is called nobody can tell.
      CLASSES.put(className, Map.of());
    }
  }

  /** The target has new classes. */
  public static synchronized void forget() {
    Arrays.fill(types, null);
    known = 0;
  }

  /**
   * Whether a method has shadows, looked for from a class upwards. If superclasses declare it too
   * they must agree: which of them is meant may depend on who may see it.
   */
  static boolean contains(Class<?> type, int method) {
    int mask = types.length - 1;
    int at = (type.getName().hashCode() * 31 + method) & mask;
    while (types[at] != null) {
      if (types[at] == type && methods[at] == method) {
        return answers[at];
      }
      at = at + 1 & mask;
    }
    Object token = Control.leave();
    boolean answer;
    try {
      answer = find(type, method);
    } finally {
      Control.resume(token);
    }
    keep(type, method, answer);
    return answer;
  }

  private static void keep(Class<?> type, int method, boolean answer) {
    if (known * 2 >= types.length) {
      Class<?>[] oldTypes = types;
      int[] oldMethods = methods;
      boolean[] oldAnswers = answers;
      types = new Class<?>[oldTypes.length * 2];
      methods = new int[types.length];
      answers = new boolean[types.length];
      known = 0;
      for (int i = 0; i < oldTypes.length; i++) {
        if (oldTypes[i] != null) {
          keep(oldTypes[i], oldMethods[i], oldAnswers[i]);
        }
      }
    }
    int mask = types.length - 1;
    int at = (type.getName().hashCode() * 31 + method) & mask;
    while (types[at] != null) {
      at = at + 1 & mask;
    }
    types[at] = type;
    methods[at] = method;
    answers[at] = answer;
    known++;
  }

  private static synchronized boolean find(Class<?> type, int method) {
    boolean found = false;
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      Map<Integer, Boolean> declared = CLASSES.get(c.getName());
      if (declared == null) {
        return found;
      }
      Boolean shadowed = declared.get(method);
      if (shadowed != null && !shadowed) {
        return false;
      }
      found |= shadowed != null;
    }
    return found;
  }
}
