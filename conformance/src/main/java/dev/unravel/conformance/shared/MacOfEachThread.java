package dev.unravel.conformance.shared;

import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Two threads, each with an object of its own: nothing to tell. */
public final class MacOfEachThread {
  private static void use() {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(new byte[] {1}, "HmacSHA256"));
      mac.update((byte) 1);
    } catch (GeneralSecurityException impossible) {
      throw new AssertionError(impossible);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(MacOfEachThread::use);
    other.start();
    use();
    other.join();
  }
}
