package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Method handles to the primitives are controlled like calls. */
@Outcomes("notified")
public final class MethodHandlesCallThePrimitives {
  private boolean ready;

  public static void main(String[] args) throws Exception {
    MethodHandlesCallThePrimitives p = new MethodHandlesCallThePrimitives();
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodType nothing = MethodType.methodType(void.class);
    MethodHandle await = lookup.findVirtual(Object.class, "wait", nothing);
    MethodHandle wake = lookup.findVirtual(Object.class, "notifyAll", nothing);
    Thread t =
        new Thread(
            () -> {
              try {
                synchronized (p) {
                  p.ready = true;
                  wake.invoke(p);
                }
              } catch (Throwable e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    try {
      synchronized (p) {
        while (!p.ready) {
          await.invoke(p);
        }
      }
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
    t.join();
    System.out.println("notified");
  }
}
