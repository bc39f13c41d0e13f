package dev.unravel.runtime.values;

/**
 * Names of objects that mean the same in every execution of a JVM, unlike numbers in order of first
 * use. An object whose name would not is called by a name with a question mark in front.
 */
public final class LastingNames extends ObjectNames {
  @Override
  String made(Object object, String type, int number) {
    String known = Allocations.name(object);
    if (known != null) {
      return known;
    }
    return object instanceof Enum<?> constant
        ? object.getClass().getName() + "." + constant.name()
        : UNKNOWN + type + "#" + number;
  }
}
