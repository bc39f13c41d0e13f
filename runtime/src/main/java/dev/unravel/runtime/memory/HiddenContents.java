package dev.unravel.runtime.memory;

/**
 * The classes of the JDK that hand their own arrays to code without points, as {@code
 * StringBuilder.append(int)} does. Only the field that holds the array is seen to be read, whatever
 * happens to its elements; so every access of such an object may read and change all of it.
 */
public final class HiddenContents {
  private static final String[] OWNERS = {
    "java.lang.StringBu", "java.io.", "java.nio.", "java.security.", "java.util.zip.", "sun.",
  };

  private HiddenContents() {}

  /** Whether the object is one of those, or of a class of the target that extends one. */
  public static boolean areIn(Object object) {
    Class<?> type = object.getClass();
    while (type.getClassLoader() != null && type.getSuperclass() != null) {
      type = type.getSuperclass();
    }
    String name = type.getName();
    for (String owner : OWNERS) {
      if (name.startsWith(owner)) {
        return true;
      }
    }
    return false;
  }
}
