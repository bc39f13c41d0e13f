package dev.unravel.agent.breakpoints.condition;

import java.lang.reflect.Array;
import java.lang.reflect.Field;

/** Reads the program's objects. */
final class Values {
  private Values() {}

  static String describe(Object value) {
    return value == null ? "null" : "a " + value.getClass().getName();
  }

  static double asDouble(Object number) {
    return number instanceof Character c ? c : ((Number) number).doubleValue();
  }

  static long asLong(Object number) {
    return number instanceof Character c ? c : ((Number) number).longValue();
  }

  static Object field(Object object, String name) {
    if (object == null) {
      throw new ConditionFailure("null has no field " + name);
    }
    Class<?> type = object.getClass();
    if (type.isArray() && name.equals("length")) {
      return Array.getLength(object);
    }
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          return read(field, object);
        }
      }
    }
    throw new ConditionFailure("no field " + name + " in " + type.getName());
  }

  private static Object read(Field field, Object object) {
    OpenPackages.open(field.getDeclaringClass());
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (RuntimeException | IllegalAccessException closed) {
      throw new ConditionFailure("cannot read the field " + field.getName() + ": " + closed);
    }
  }
}
