package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;
import java.net.URL;
import java.net.URLClassLoader;

/** Classes of a loader the program makes itself are controlled as well. */
@Outcomes({"1 loaded again", "2 loaded again"})
public final class SecondClassLoader {
  /** Loaded by the second loader. */
  public static final class Racer implements Runnable {
    static int shared;

    @Override
    public void run() {
      shared++;
    }

    @Override
    public String toString() {
      return String.valueOf(shared);
    }
  }

  public static void main(String[] args) throws Exception {
    URL here = SecondClassLoader.class.getProtectionDomain().getCodeSource().getLocation();
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {here}, platform)) {
      Class<?> again = loader.loadClass(Racer.class.getName());
      Runnable racer = (Runnable) again.getConstructor().newInstance();
      Thread t = new Thread(racer);
      t.start();
      racer.run();
      t.join();
      System.out.println(racer + (again == Racer.class ? " the same" : " loaded again"));
    }
  }
}
