package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.lang.reflect.Field;

/** Reads and writes through reflection race like direct ones. */
@Outcomes({"x=1", "x=2"})
public final class ReflectiveFieldLosesAnUpdate {
  public int x;

  public static void main(String[] args) throws Exception {
    ReflectiveFieldLosesAnUpdate p = new ReflectiveFieldLosesAnUpdate();
    Field field = ReflectiveFieldLosesAnUpdate.class.getField("x");
    Runnable increment =
        () -> {
          try {
            field.setInt(p, field.getInt(p) + 1);
          } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
          }
        };
    Thread t = new Thread(increment);
    t.start();
    increment.run();
    t.join();
    System.out.println("x=" + p.x);
  }
}
