package dev.unravel.runtime.table;

/** Calls classes by the names people use. */
public final class TypeNames {
  private static final String CONCURRENT = "java.util.concurrent.";

  private TypeNames() {}

  /**
   * A class of the target by its simple name, and of java.util.concurrent by the public class that
   * a user has in hand: {@code ReentrantLock}, not {@code ReentrantLock$NonfairSync}.
   */
  public static String of(Object object) {
    String full = object.getClass().getTypeName();
    String name = full.substring(full.lastIndexOf('.') + 1);
    int inner = name.lastIndexOf('$');
    if (inner <= 0) {
      return name;
    }
    if (full.startsWith(CONCURRENT)) {
      return name.endsWith("$ConditionObject") ? "Condition" : name.substring(0, name.indexOf('$'));
    }
    boolean isAnonymous = inner + 1 == name.length() || !Character.isLetter(name.charAt(inner + 1));
    return isAnonymous || full.startsWith("java.") ? name : name.substring(inner + 1);
  }
}
