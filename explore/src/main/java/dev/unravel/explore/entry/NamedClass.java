package dev.unravel.explore.entry;

/** A class that the user has named. */
public final class NamedClass {
  private NamedClass() {}

  /** Loads it, without initialising it. */
  public static Class<?> load(String name, ClassLoader loader) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException missing) {
      throw new UnusableTargetException("class " + name + " is not on the class path");
    } catch (LinkageError broken) {
      throw new UnusableTargetException("class " + name + " cannot be loaded: " + broken);
    }
  }
}
