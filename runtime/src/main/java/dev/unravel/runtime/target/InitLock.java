package dev.unravel.runtime.target;

/** The stand-in for the initialisation lock of a class; its text is what reports show. */
public record InitLock(String className) {

  /** The class that a lock stands for the initialisation of, or "". */
  public static String initialisedBy(Object lock) {
    return lock instanceof InitLock init ? init.className : "";
  }

  @Override
  public String toString() {
    return className + " (initialisation)";
  }
}
