package dev.unravel.conformance.programs.varhandles;

import dev.unravel.conformance.Outcomes;
import java.lang.reflect.Field;

/** Field.getInt and setInt are two steps on the real field. */
@Outcomes({"x=1", "x=2"})
public final class ReflectionReachesTheField {
  private int x;

  private static void add(Field field, Object target) {
    try {
      field.setInt(target, field.getInt(target) + 1);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Field field = ReflectionReachesTheField.class.getDeclaredField("x");
    ReflectionReachesTheField p = new ReflectionReachesTheField();
    Thread t = new Thread(() -> add(field, p));
    t.start();
    add(field, p);
    t.join();
    System.out.println("x=" + p.x);
  }
}
