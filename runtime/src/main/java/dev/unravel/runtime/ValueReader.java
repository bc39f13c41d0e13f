package dev.unravel.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import jdk.internal.misc.Unsafe;

/** Reads a field or array element of the target without running any code of it. */
final class ValueReader {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final int MAX_TEXT = 60;

  private final ObjectNames names;
  private final Map<String, Field> fields = new HashMap<>();

  ValueReader(ObjectNames names) {
    this.names = names;
  }

  /** The value as text, or "" if it cannot be told. */
  String read(Object object, Sites.Site site, int index) {
    try {
      if (index >= 0 && object != null && object.getClass().isArray()) {
        return index < java.lang.reflect.Array.getLength(object)
            ? text(java.lang.reflect.Array.get(object, index))
            : "";
      }
      Field field = field(object, site);
      return field == null ? "" : text(value(field, object));
    } catch (Throwable unreadable) {
      return "";
    }
  }

  private Field field(Object object, Sites.Site site) throws ReflectiveOperationException {
    if (site.owner().isEmpty()) {
      return null;
    }
    Class<?> type =
        object == null
            ? Class.forName(site.owner(), false, Execution.targetLoader())
            : object.getClass();
    String key = type.getName() + "/" + site.owner() + "/" + site.member();
    Field known = fields.get(key);
    if (known == null) {
      known = find(type, site);
      if (known != null) {
        fields.put(key, known);
      }
    }
    return known;
  }

  private static Field find(Class<?> start, Sites.Site site) {
    boolean reached = false;
    for (Class<?> c = start; c != null; c = c.getSuperclass()) {
      reached |= c.getName().equals(site.owner());
      if (reached) {
        for (Field f : c.getDeclaredFields()) {
          if (f.getName().equals(site.member())) {
            return f;
          }
        }
      }
    }
    return null;
  }

  private static Object value(Field f, Object object) {
    boolean isStatic = Modifier.isStatic(f.getModifiers());
    Object base = isStatic ? UNSAFE.staticFieldBase(f) : object;
    long offset = isStatic ? UNSAFE.staticFieldOffset(f) : UNSAFE.objectFieldOffset(f);
    Class<?> type = f.getType();
    if (!type.isPrimitive()) {
      return UNSAFE.getReferenceVolatile(base, offset);
    }
    return switch (type.getName()) {
      case "int" -> UNSAFE.getIntVolatile(base, offset);
      case "long" -> UNSAFE.getLongVolatile(base, offset);
      case "boolean" -> UNSAFE.getBooleanVolatile(base, offset);
      case "byte" -> UNSAFE.getByteVolatile(base, offset);
      case "short" -> UNSAFE.getShortVolatile(base, offset);
      case "char" -> UNSAFE.getCharVolatile(base, offset);
      case "float" -> UNSAFE.getFloatVolatile(base, offset);
      default -> UNSAFE.getDoubleVolatile(base, offset);
    };
  }

  private String text(Object value) {
    if (value == null) {
      return "null";
    }
    if (value instanceof Number || value instanceof Boolean) {
      // Only the JDK's own: a Number of the target would run its toString.
      return value.getClass().getClassLoader() == null ? cut(value.toString()) : names.name(value);
    }
    if (value instanceof Character c) {
      return "'" + c + "'";
    }
    if (value instanceof String s) {
      return '"' + cut(s) + '"';
    }
    return value instanceof Enum<?> e ? e.name() : names.name(value);
  }

  private static String cut(String s) {
    return s.length() <= MAX_TEXT ? s : s.substring(0, MAX_TEXT) + "...";
  }
}
