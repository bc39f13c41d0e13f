package dev.unravel.conformance.shared;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** What a MAC keeps is out of sight: its use by two threads can only be told. */
public final class MacSharedByTwo {
  private static Mac mac;

  public static void main(String[] args) throws InterruptedException, GeneralSecurityException {
    mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec("key".getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    Thread other = new Thread(() -> mac.update((byte) 1));
    other.start();
    mac.update((byte) 2);
    other.join();
  }
}
