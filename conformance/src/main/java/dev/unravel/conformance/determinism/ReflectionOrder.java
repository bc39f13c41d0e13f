package dev.unravel.conformance.determinism;

import java.io.PushbackInputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.GregorianCalendar;

/** Prints members in the order in which reflection shows them; the JVM goes by addresses. */
public final class ReflectionOrder {
  /** Names that no other class has, which get their addresses as they come. */
  private interface Many {
    void zebraOfMany();

    Object antOfMany();

    void yakOfMany(int one);

    void yakOfMany(String one);

    void bearOfMany();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> print(Many.class));
    t.start();
    print(GregorianCalendar.class);
    print(PushbackInputStream.class);
    t.join();
  }

  private static void print(Class<?> type) {
    StringBuilder text = new StringBuilder();
    for (Method each : type.getDeclaredMethods()) {
      text.append(each).append(' ');
    }
    for (Constructor<?> each : type.getConstructors()) {
      text.append(each).append(' ');
    }
    for (Method each : type.getMethods()) {
      text.append(each.getName()).append(' ');
    }
    System.out.println(text);
  }
}
