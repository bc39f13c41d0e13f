package dev.unravel.conformance.everyday;

import java.util.Properties;
import java.util.concurrent.atomic.AtomicInteger;

/** Settings that look for a key before they add it. */
@Fails
public final class SettingAddedTwice {
  private static final Properties SETTINGS = new Properties();
  private static final AtomicInteger ADDED = new AtomicInteger();

  private static void add() {
    if (SETTINGS.getProperty("mode") == null) {
      SETTINGS.setProperty("mode", "fast");
      ADDED.incrementAndGet();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(SettingAddedTwice::add);
    Thread other = new Thread(SettingAddedTwice::add);
    one.start();
    other.start();
    one.join();
    other.join();
    if (ADDED.get() > 1) {
      throw new AssertionError("added " + ADDED + " times");
    }
  }
}
