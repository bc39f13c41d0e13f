package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicInteger;

/** Calls through reflection are controlled like any other. */
@Outcomes("notified 2 false")
public final class ReflectionCallsThePrimitives {
  private boolean ready;

  public static void main(String[] args) throws Exception {
    ReflectionCallsThePrimitives p = new ReflectionCallsThePrimitives();
    AtomicInteger count = new AtomicInteger();
    Method add = AtomicInteger.class.getMethod("incrementAndGet");
    Thread t =
        new Thread(
            () -> {
              try {
                add.invoke(count);
                synchronized (p) {
                  p.ready = true;
                  Object.class.getMethod("notifyAll").invoke(p);
                }
              } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
              }
            });
    Thread.class.getMethod("start").invoke(t);
    synchronized (p) {
      while (!p.ready) {
        Object.class.getMethod("wait").invoke(p);
      }
    }
    add.invoke(count);
    Thread.class.getMethod("join").invoke(t);
    System.out.println("notified " + count + " " + t.isAlive());
  }
}
