package dev.unravel.shadowed;

import java.security.Security;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;
import sun.misc.Unsafe;

/** Code of a target, never run, with what the JDK's own classes do not do. */
public final class Varied {
  /** An interface whose constants have to be computed. */
  public interface Facts {
    Object LOCK = new Object();

    static Object lock() {
      return LOCK;
    }
  }

  private Varied() {}

  public static Map<String, String> surroundings(Thread hook) {
    Runtime.getRuntime().addShutdownHook(hook);
    if (Runtime.getRuntime().removeShutdownHook(hook)) {
      Runtime.getRuntime().halt(1);
    }
    return Facts.LOCK == hook ? Map.of() : System.getenv();
  }

  public static double outside(Unsafe unsafe, long address) {
    LockSupport.parkUntil(address);
    return unsafe.getInt(address) + Math.random();
  }

  public static int counts(int times) {
    int sum = 0;
    for (int i = 0; i < times; i++) {
      sum += i * i;
    }
    return sum;
  }

  private final Object[] table = new Object[2];

  public static Object arrays(Varied other, AtomicIntegerArray numbers, int n) {
    Object[] copy = other.table.clone();
    copy[0] = new int[n][numbers.incrementAndGet(n)];
    return copy;
  }

  public static Properties properties() {
    Security.setProperty("some", "value");
    return System.getProperties();
  }
}
