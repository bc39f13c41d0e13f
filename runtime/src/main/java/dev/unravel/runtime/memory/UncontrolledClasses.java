package dev.unravel.runtime.memory;

import dev.unravel.runtime.schedule.Control;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.Predicate;

/**
 * The classes whose objects keep state that no point tells of, told by what an object is and not by
 * the type that a call names: a deflating stream is one behind {@code OutputStream} too, and in a
 * class of the target that extends it.
 */
public final class UncontrolledClasses {
  private static final ClassValue<Boolean> UNCONTROLLED =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return keepsState(type);
        }
      };

  /** Whether a class of the JDK, by its name, has no points and may change. */
  private static Predicate<String> withoutPoints = name -> true;

  private UncontrolledClasses() {}

  /** The agent says which classes of the JDK it has given no points. */
  public static void tell(Predicate<String> names) {
    withoutPoints = names;
  }

  static boolean contain(Class<?> type) {
    if (type.isHidden()) {
      // A lambda of the JDK: what it captures never changes.
      return false;
    }
    // With a token of its own: the JDK's part of this may have points.
    Object token = Control.leave();
    try {
      return UNCONTROLLED.get(type);
    } finally {
      Control.resume(token);
    }
  }

  private static boolean keepsState(Class<?> type) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      if (isOfJdk(c) && withoutPoints.test(c.getName().replace('.', '/')) && canChange(c)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  /** Whether a class declares fields that can change, or refer to what can. */
  private static boolean canChange(Class<?> type) {
    for (Field field : type.getDeclaredFields()) {
      boolean isFixed =
          Modifier.isFinal(field.getModifiers())
              && (field.getType().isPrimitive() || field.getType() == String.class);
      if (!Modifier.isStatic(field.getModifiers()) && !isFixed) {
        return true;
      }
    }
    return false;
  }
}
