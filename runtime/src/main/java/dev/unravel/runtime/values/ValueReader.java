package dev.unravel.runtime.values;

import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.target.CurrentLoader;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.LongAdder;
import jdk.internal.misc.Unsafe;

/** Reads a field or array element of the target without running any code of it. */
public final class ValueReader {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final int MAX_TEXT = 60;

  private final ObjectNames names;

  /** How the name of an object ends that has something fixed in it, made while threads ran. */
  private static final String FIXED = "!";

  private final boolean complete;
  private final Map<Class<?>, Boolean> fixed = new HashMap<>();
  private final Map<String, Field> fields = new HashMap<>();

  public ValueReader(ObjectNames names, boolean complete) {
    this.names = names;
    this.complete = complete;
  }

  /**
   * The field that a site is about, with the class that declares it; "" for a field of null, and a
   * question mark for something else.
   */
  public String fieldName(Object object, Sites.Site site) {
    try {
      Field field = field(object, site);
      if (field == null) {
        return ObjectNames.UNKNOWN;
      }
      return isOfNobody(field, object)
          ? ""
          : field.getDeclaringClass().getName() + "." + field.getName();
    } catch (Throwable unknown) {
      return ObjectNames.UNKNOWN;
    }
  }

  /** The value as text, or "" if it cannot be told. */
  public String read(Object object, Sites.Site site, int index) {
    try {
      if (index >= 0 && object != null && object.getClass().isArray()) {
        boolean primitive = object.getClass().getComponentType().isPrimitive();
        return index < Array.getLength(object) ? text(Array.get(object, index), primitive) : "";
      }
      Field field = field(object, site);
      boolean nothing = field == null || isOfNobody(field, object);
      return nothing ? "" : text(value(field, object), field.getType().isPrimitive());
    } catch (Throwable unreadable) {
      return "";
    }
  }

  /**
   * What an object of java.util.concurrent.atomic holds, or one of its elements; "" if that cannot
   * be told.
   */
  public String atomic(Object object, int element) {
    try {
      Class<?> type = object.getClass();
      if (isAtomicArray(object)) {
        Object array = value(type.getDeclaredField("array"), object);
        boolean inside = element >= 0 && element < Array.getLength(array);
        return inside
            ? text(Array.get(array, element), array.getClass().getComponentType().isPrimitive())
            : "";
      }
      if (type == AtomicStampedReference.class || type == AtomicMarkableReference.class) {
        return pair(value(type.getDeclaredField("pair"), object));
      }
      if (type == LongAdder.class) {
        // Cells are for those who meet while they add, which nobody does.
        boolean alone = value(type.getSuperclass().getDeclaredField("cells"), object) == null;
        return alone ? "" + value(type.getSuperclass().getDeclaredField("base"), object) : "";
      }
      Field field = type.getDeclaredField("value");
      return text(value(field, object), field.getType().isPrimitive());
    } catch (ReflectiveOperationException otherJdk) {
      return "";
    }
  }

  private String pair(Object pair) throws ReflectiveOperationException {
    StringBuilder both = new StringBuilder();
    for (String name : new String[] {"reference", "stamp", "mark"}) {
      for (Field field : pair.getClass().getDeclaredFields()) {
        if (field.getName().equals(name)) {
          String text = text(value(field, pair), field.getType().isPrimitive());
          if (text.isEmpty() || text.startsWith(ObjectNames.UNKNOWN) || text.endsWith(FIXED)) {
            return "";
          }
          both.append(both.length() == 0 ? "" : " and ").append(text);
        }
      }
    }
    return both.toString();
  }

  public static boolean isAtomic(Object object) {
    return object != null
        && (object.getClass() == AtomicInteger.class
            || object.getClass() == AtomicLong.class
            || object.getClass() == AtomicBoolean.class
            || object.getClass() == AtomicReference.class
            || object.getClass() == AtomicStampedReference.class
            || object.getClass() == AtomicMarkableReference.class
            || object.getClass() == LongAdder.class
            || isAtomicArray(object));
  }

  public static boolean isAtomicArray(Object object) {
    return object != null
        && (object.getClass() == AtomicIntegerArray.class
            || object.getClass() == AtomicLongArray.class
            || object.getClass() == AtomicReferenceArray.class);
  }

  private Field field(Object object, Sites.Site site) throws ReflectiveOperationException {
    if (site.owner().isEmpty()) {
      return null;
    }
    Class<?> type = type(object, site);
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

  /** The field that a site is about, or null. */
  static Field find(Object object, Sites.Site site) throws ReflectiveOperationException {
    return site.owner().isEmpty() ? null : find(type(object, site), site);
  }

  /** The class to look for it from. */
  private static Class<?> type(Object object, Sites.Site site) throws ClassNotFoundException {
    return object == null
        ? Class.forName(site.owner(), false, CurrentLoader.get())
        : object.getClass();
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

  /** A field of null: the access will throw, and to look for it would end the JVM. */
  private static boolean isOfNobody(Field field, Object object) {
    return object == null && !Modifier.isStatic(field.getModifiers());
  }

  /** What a field holds that is of no primitive type. */
  public static Object held(Field field, Object object) {
    return value(field, object);
  }

  /** What a field of type int holds. */
  public static int number(Field field, Object object) {
    return (Integer) value(field, object);
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

  private String text(Object value, boolean primitive) {
    if (value == null) {
      return "null";
    }
    if (complete && !primitive) {
      return object(value);
    }
    if (complete && value instanceof Float) {
      return value + "f";
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

  /** An object so that no other looks the same, but for strings and boxes that hold the same. */
  private String object(Object value) {
    Class<?> type = value.getClass();
    if (type == String.class) {
      return "\"" + value + "\"";
    }
    boolean isBox =
        type == Integer.class
            || type == Long.class
            || type == Short.class
            || type == Byte.class
            || type == Character.class
            || type == Boolean.class
            || type == Float.class
            || type == Double.class;
    if (isBox) {
      return type.getSimpleName() + " " + value;
    }
    return names.name(value) + (Allocations.isLate(value) && hasFixed(type) ? FIXED : "");
  }

  /** Whether objects of a class have something that nobody can write once they are made. */
  private boolean hasFixed(Class<?> type) {
    return fixed.computeIfAbsent(type, ValueReader::findFixed);
  }

  private static boolean findFixed(Class<?> type) {
    if (type.isArray()) {
      return true;
    }
    try {
      for (Class<?> c = type; c != null; c = c.getSuperclass()) {
        for (Field f : c.getDeclaredFields()) {
          if (Modifier.isFinal(f.getModifiers()) && !Modifier.isStatic(f.getModifiers())) {
            return true;
          }
        }
      }
      return false;
    } catch (LinkageError untold) {
      return true;
    }
  }

  private String cut(String s) {
    return complete || s.length() <= MAX_TEXT ? s : s.substring(0, MAX_TEXT) + "...";
  }
}
