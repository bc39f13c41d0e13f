package dev.unravel.runtime.target;

import dev.unravel.runtime.jvm.Warnings;
import java.lang.invoke.MethodHandles;

/** The class loader that the target's classes come from. */
public final class CurrentLoader {
  private static ClassLoader loader;

  private CurrentLoader() {}

  public static ClassLoader get() {
    return loader;
  }

  /** From now on it is another; the system class loader too, or classes would be met twice. */
  public static void set(ClassLoader newLoader) {
    loader = newLoader;
    try {
      MethodHandles.privateLookupIn(ClassLoader.class, MethodHandles.lookup())
          .findStaticVarHandle(ClassLoader.class, "scl", ClassLoader.class)
          .setVolatile(newLoader);
    } catch (ReflectiveOperationException unknownJdk) {
      Warnings.add("this JDK keeps its system class loader where it is not known");
    }
  }
}
