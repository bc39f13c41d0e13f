package dev.unravel.runtime.race;

import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.target.InitLock;

/** The names of what threads conflict about. */
final class AccessNames {
  private AccessNames() {}

  /**
   * The class that declares a field, the type of an array, or the collection or the like of the JDK
   * that the target uses, whatever that does inside.
   */
  static String object(Object object, int site) {
    Sites.Site s = Sites.get(site);
    if (s.location().inJdk()) {
      return outermost(s.location().className());
    }
    if (!s.owner().isEmpty()) {
      return s.owner();
    }
    return object == null ? "" : ofClass(object);
  }

  static boolean isInJdk(int site) {
    return Sites.get(site).location().inJdk();
  }

  /** The field, {@code []} for elements, or "" inside the JDK. */
  static String member(int site) {
    Sites.Site s = Sites.get(site);
    if (s.location().inJdk()) {
      return "";
    }
    return s.owner().isEmpty() ? "[]" : s.member();
  }

  /** A lock, a monitor's object, a class. */
  static String ofClass(Object object) {
    if (object instanceof Class<?> type) {
      return "class " + type.getName();
    }
    String initialised = InitLock.initialisedBy(object);
    if (!initialised.isEmpty()) {
      return "the initialisation of " + initialised;
    }
    Class<?> type = object.getClass();
    String name = type.getTypeName();
    // The inside of ReentrantLock is an object of its own.
    return name.startsWith("java.util.concurrent.locks.") ? outermost(name) : name;
  }

  private static String outermost(String className) {
    int nested = className.indexOf('$');
    return nested < 0 ? className : className.substring(0, nested);
  }

  /** Whether the JDK keeps what it has computed there, which it may do in any thread. */
  static boolean isCache(int site) {
    Sites.Site s = Sites.get(site);
    if (!s.location().inJdk()) {
      return false;
    }
    return switch (s.member()) {
      case "keySet",
          "values",
          "entrySet",
          "navigableKeySet",
          "descendingMap",
          "descendingKeySet",
          "keySetView",
          "entrySetView",
          "hash",
          "hashCode",
          "hashCodeValue",
          "cachedHashCode" ->
          true;
      default -> false;
    };
  }
}
