package dev.unravel.conformance.everyday;

import java.security.Provider;
import java.security.Security;

/** A program that brings a security provider, in each run for the first time. */
public final class ProviderOfItsOwn {
  private static final class Own extends Provider {
    private static final long serialVersionUID = 1;

    Own() {
      super("Own", "1", "of this program");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    if (Security.getProvider("Own") != null || Security.getProperty("own.key") != null) {
      throw new AssertionError("left over");
    }
    Thread one = new Thread(() -> Security.addProvider(new Own()));
    Thread other = new Thread(() -> Security.setProperty("own.key", "value"));
    one.start();
    other.start();
    one.join();
    other.join();
  }
}
