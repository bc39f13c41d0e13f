package dev.unravel.runtime.record;

import dev.unravel.runtime.target.CurrentLoader;
import dev.unravel.runtime.values.ObjectNames;
import dev.unravel.runtime.values.ValueReader;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The fields that objects of the JDK are held in: a lock is known by {@code Account#1.lock}, and
 * not as the second {@code Object}. Looked for in the static fields of the target's classes, in the
 * objects that have a name already, in what the static fields hold, and in arrays held by any.
 */
final class FieldNames {
  /** Where there are more objects than this, numbers will do. */
  private static final int MOST = 5_000;

  private static final int MOST_ELEMENTS = 64;

  private final ObjectNames objects;
  private final String[] names;
  private int looked;

  private FieldNames(ObjectNames objects) {
    this.objects = objects;
    names = new String[objects.names().size()];
  }

  /**
   * By the number of an object, the field that holds it, or "".
   *
   * @param classes names of classes of the target
   */
  static List<String> of(ObjectNames objects, Collection<String> classes) {
    FieldNames found = new FieldNames(objects);
    try {
      found.look(classes);
    } catch (LinkageError | RuntimeException unusable) {
      // A class that cannot be looked at says nothing; what was found so far is right.
    }
    List<String> all = new ArrayList<>();
    for (String name : found.names) {
      all.add(name == null ? "" : name);
    }
    return all;
  }

  /** The static field of some classes that holds an object, or "". */
  static String staticField(Object sought, Collection<String> classes) {
    for (String name : classes) {
      Class<?> type = loaded(name);
      try {
        for (Field field : type == null ? new Field[0] : type.getDeclaredFields()) {
          boolean isStatic = Modifier.isStatic(field.getModifiers());
          if (isStatic
              && !field.getType().isPrimitive()
              && ValueReader.held(field, null) == sought) {
            return simple(name) + "." + field.getName();
          }
        }
      } catch (LinkageError | RuntimeException unusable) {
        // A class that cannot be looked at says nothing.
      }
    }
    return "";
  }

  private void look(Collection<String> classes) {
    List<Object> held = new ArrayList<>();
    List<String> paths = new ArrayList<>();
    for (String name : classes) {
      Class<?> type = loaded(name);
      if (type != null) {
        fields(type, null, simple(name), held, paths);
      }
    }
    for (int i = 0; i < names.length; i++) {
      Object object = objects.object(i);
      if (isOfTarget(object)) {
        fields(object.getClass(), object, objects.names().get(i), null, null);
      }
    }
    for (int i = 0; i < held.size(); i++) {
      fields(held.get(i).getClass(), held.get(i), paths.get(i), null, null);
    }
  }

  private static Class<?> loaded(String name) {
    try {
      return Class.forName(name, false, CurrentLoader.get());
    } catch (ClassNotFoundException unknown) {
      return null;
    }
  }

  /** The fields of an object, or the static ones of a class; what of the target they hold. */
  private void fields(
      Class<?> start, Object object, String owner, List<Object> held, List<String> paths) {
    for (Class<?> type = start; isOfTarget(type); type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        boolean isStatic = Modifier.isStatic(field.getModifiers());
        if (isStatic != (object == null)
            || field.isSynthetic()
            || field.getType().isPrimitive()
            || ++looked > MOST) {
          continue;
        }
        Object value = ValueReader.held(field, object);
        String path = owner + "." + field.getName();
        name(value, path);
        elements(value, path);
        if (held != null && isOfTarget(value)) {
          held.add(value);
          paths.add(path);
        }
      }
      if (object == null) {
        return;
      }
    }
  }

  /** What an array holds is known by the array and its place there. */
  private void elements(Object array, String path) {
    if (array instanceof Object[] held) {
      for (int i = 0; i < Math.min(held.length, MOST_ELEMENTS); i++) {
        name(held[i], path + "[" + i + "]");
      }
    }
  }

  private void name(Object value, String path) {
    if (value == null || isOfTarget(value)) {
      return;
    }
    for (int i = 0; i < names.length; i++) {
      if (names[i] == null && objects.object(i) == value) {
        names[i] = path;
      }
    }
  }

  private static boolean isOfTarget(Object object) {
    return object != null
        && !(object instanceof Class<?>)
        && !object.getClass().isHidden()
        && isOfTarget(object.getClass());
  }

  private static boolean isOfTarget(Class<?> type) {
    return type != null && type.getClassLoader() != null;
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
