package dev.unravel.conformance.shared;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/** Bytes of one thread get into the digest of the other. */
public final class DigestMixesItsInputs {
  private static final MessageDigest DIGEST = sha256();

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static void digest(int value, byte[] expected) {
    DIGEST.update((byte) value);
    if (!Arrays.equals(DIGEST.digest(), expected)) {
      throw new AssertionError("not the digest of " + value);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    byte[] ofOne = sha256().digest(new byte[] {1});
    byte[] ofTwo = sha256().digest(new byte[] {2});
    DIGEST.reset();
    Thread other = new Thread(() -> digest(1, ofOne));
    other.start();
    digest(2, ofTwo);
    other.join();
  }
}
