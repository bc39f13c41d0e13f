package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.lang.reflect.Proxy;

/** Calls through a dynamic proxy race like direct ones. */
@Outcomes({"x=1", "x=2"})
public final class ProxyLosesAnUpdate {
  private int x;

  public static void main(String[] args) throws Exception {
    ProxyLosesAnUpdate p = new ProxyLosesAnUpdate();
    Runnable proxy =
        (Runnable)
            Proxy.newProxyInstance(
                ProxyLosesAnUpdate.class.getClassLoader(),
                new Class<?>[] {Runnable.class},
                (self, method, arguments) -> {
                  p.x++;
                  return null;
                });
    Thread t = new Thread(proxy);
    t.start();
    proxy.run();
    t.join();
    System.out.println("x=" + p.x);
  }
}
