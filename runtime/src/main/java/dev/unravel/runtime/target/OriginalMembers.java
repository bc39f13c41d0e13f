package dev.unravel.runtime.target;

import dev.unravel.runtime.schedule.Control;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import jdk.internal.misc.Unsafe;

/**
 * The members of the target's classes as their class files declare them. Reflection shows these,
 * not what the agent made of them: frameworks go through all methods of a class, and the number
 * that serialisation computes for a class depends on its members and their modifiers.
 *
 * <p>Two changes have to be undone. Methods and fields that were added start with {@code unravel$}
 * and are left out. Flags that were taken away ({@code final} of static fields, {@code
 * synchronized}) are put back in the objects of reflection that the JVM has just made; as a final
 * field then refuses to be written to, so it does in a plain JVM. Methods and constructors come in
 * an order that is the same in each JVM.
 */
public final class OriginalMembers {
  /** How the names of all members start that the agent adds. */
  public static final String OURS = "unravel$";

  /** The method that sets the static fields of a class to their defaults. */
  public static final String CLEAR = OURS + "clear";

  /** The copy of the static initialiser of a class. */
  public static final String INITIALISE = OURS + "initialise";

  /** How the names of methods start that stand for a method reference. */
  static final String REFERENCE = OURS + "reference$";

  /** Separates the parts of a name; no compiler puts it into one. */
  private static final char SEPARATOR = '@';

  private static final String IN_NAMES = "/;[<>";
  private static final String IN_OURS = "|:{\u00ab\u00bb";

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private static final long FIELD_MODIFIERS = UNSAFE.objectFieldOffset(Field.class, "modifiers");
  private static final long FIELD_TRUSTED = UNSAFE.objectFieldOffset(Field.class, "trustedFinal");
  private static final long METHOD_MODIFIERS =
      UNSAFE.objectFieldOffset(java.lang.reflect.Method.class, "modifiers");

  /** The flags that were taken away, by class, then by name and descriptor. */
  private static final Map<String, Map<String, Integer>> LOST = new ConcurrentHashMap<>();

  /**
   * A method that is called through a reference.
   *
   * @param kind how it is called, a constant of MethodHandleInfo
   * @param owner the internal name of its class
   */
  public record Method(int kind, String owner, String name, String descriptor) {}

  private OriginalMembers() {}

  /**
   * The agent takes a flag away.
   *
   * @param owner the internal name of the class
   */
  public static void lose(String owner, String member, String descriptor, int flag) {
    LOST.computeIfAbsent(owner.replace('/', '.'), name -> new ConcurrentHashMap<>())
        .merge(member + descriptor, flag, (one, other) -> one | other);
  }

  /** The name of a method that stands for a serializable method reference. */
  public static String encode(String prefix, Method original) {
    String rest =
        SEPARATOR
            + String.valueOf(original.kind)
            + SEPARATOR
            + original.owner
            + SEPARATOR
            + original.name
            + SEPARATOR
            + original.descriptor;
    return prefix + exchange(rest, IN_NAMES, IN_OURS);
  }

  /** One of the parts that {@link #encode} put into a name; what is given if there are none. */
  private static String part(String name, int number, String otherwise) {
    if (!name.startsWith(REFERENCE)) {
      return otherwise;
    }
    int start = 0;
    for (int k = 0; k <= number; k++) {
      start = name.indexOf(SEPARATOR, start) + 1;
      if (start == 0) {
        return otherwise;
      }
    }
    int end = name.indexOf(SEPARATOR, start);
    return exchange(name.substring(start, end < 0 ? name.length() : end), IN_OURS, IN_NAMES);
  }

  private static String exchange(String text, String these, String those) {
    String result = text;
    for (int k = 0; k < these.length(); k++) {
      result = result.replace(these.charAt(k), those.charAt(k));
    }
    return result;
  }

  // ---- for a lambda that is about to be serialised, by the name of its implementation

  public static int implementationKind(int given, String name) {
    String kind = part(name, 0, "");
    return kind.isEmpty() ? given : Integer.parseInt(kind);
  }

  public static String implementationClass(String given, String name) {
    return part(name, 1, given);
  }

  public static String implementationName(String given, String name) {
    return part(name, 2, given);
  }

  public static String implementationType(String given, String name) {
    return part(name, 3, given);
  }

  // ---- for what reflection is about to show of a class

  /** Fields, in objects that nobody else has yet. */
  public static Field[] declaredFields(Field[] fields) {
    Map<String, Integer> lost = fields.length == 0 ? null : lostBy(fields[0].getDeclaringClass());
    if (lost != null) {
      for (Field f : fields) {
        int flags = flags(lost, f.getName() + f.getType().descriptorString());
        if (flags != 0) {
          UNSAFE.putInt(f, FIELD_MODIFIERS, f.getModifiers() | flags);
          UNSAFE.putBoolean(f, FIELD_TRUSTED, true);
        }
      }
    }
    int shown = countShown(fields);
    if (shown == fields.length) {
      return fields;
    }
    Field[] rest = new Field[shown];
    copyShown(fields, rest);
    return rest;
  }

  /** Methods, in objects that nobody else has yet. */
  public static java.lang.reflect.Method[] declaredMethods(java.lang.reflect.Method[] methods) {
    Map<String, Integer> lost = methods.length == 0 ? null : lostBy(methods[0].getDeclaringClass());
    if (lost != null) {
      for (java.lang.reflect.Method m : methods) {
        int flags = flags(lost, m.getName() + MemberOrder.descriptor(m));
        if (flags != 0) {
          UNSAFE.putInt(m, METHOD_MODIFIERS, m.getModifiers() | flags);
        }
      }
    }
    java.lang.reflect.Method[] rest = methods;
    int shown = countShown(methods);
    if (shown < methods.length) {
      rest = new java.lang.reflect.Method[shown];
      copyShown(methods, rest);
    }
    MemberOrder.sort(rest);
    return rest;
  }

  /** Constructors, in objects that nobody else has yet. */
  public static Constructor<?>[] declaredConstructors(Constructor<?>[] constructors) {
    MemberOrder.sort(constructors);
    return constructors;
  }

  private static Map<String, Integer> lostBy(Class<?> type) {
    Object token = Control.leave();
    try {
      return LOST.get(type.getName());
    } finally {
      Control.resume(token);
    }
  }

  private static int flags(Map<String, Integer> lost, String member) {
    Object token = Control.leave();
    try {
      Integer flags = lost.get(member);
      return flags == null ? 0 : flags;
    } finally {
      Control.resume(token);
    }
  }

  private static int countShown(Member[] members) {
    int shown = 0;
    for (Member m : members) {
      shown += isOurs(m.getName()) ? 0 : 1;
    }
    return shown;
  }

  private static void copyShown(Member[] members, Member[] shown) {
    int next = 0;
    for (Member m : members) {
      if (!isOurs(m.getName())) {
        shown[next++] = m;
      }
    }
  }

  static boolean isOurs(String member) {
    return member.startsWith(OURS);
  }
}
