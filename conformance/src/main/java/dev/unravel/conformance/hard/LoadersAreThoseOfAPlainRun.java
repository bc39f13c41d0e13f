package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CompletableFuture;

/** Every loader a thread can ask for finds the class that runs. */
@Outcomes("true true true true")
public final class LoadersAreThoseOfAPlainRun {
  private static boolean findsMe(ClassLoader loader) {
    try {
      Class<?> me = LoadersAreThoseOfAPlainRun.class;
      return Class.forName(me.getName(), true, loader) == me;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private static boolean contextFindsMe() {
    return findsMe(Thread.currentThread().getContextClassLoader());
  }

  private boolean inThread;

  public static void main(String[] args) throws Exception {
    LoadersAreThoseOfAPlainRun p = new LoadersAreThoseOfAPlainRun();
    Thread t = new Thread(() -> p.inThread = contextFindsMe());
    t.start();
    t.join();
    boolean inPool =
        CompletableFuture.supplyAsync(LoadersAreThoseOfAPlainRun::contextFindsMe).get();
    boolean system = findsMe(ClassLoader.getSystemClassLoader());
    System.out.println(contextFindsMe() + " " + p.inThread + " " + inPool + " " + system);
  }
}
