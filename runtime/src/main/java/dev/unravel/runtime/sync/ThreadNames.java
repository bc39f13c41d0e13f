package dev.unravel.runtime.sync;

import dev.unravel.runtime.schedule.Control;
import java.util.Arrays;

/** The names that the JDK gives to threads that have none, made once. */
public final class ThreadNames {
  private static String[] names = new String[0];

  private ThreadNames() {}

  public static String of(int number) {
    if (number >= names.length) {
      more(number);
    }
    return names[number];
  }

  private static void more(int number) {
    Object token = Control.leave();
    try {
      int before = names.length;
      names = Arrays.copyOf(names, Math.max(16, number * 2));
      for (int i = before; i < names.length; i++) {
        names[i] = "Thread-" + i;
      }
    } finally {
      Control.resume(token);
    }
  }
}
