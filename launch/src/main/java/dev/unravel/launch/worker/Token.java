package dev.unravel.launch.worker;

import java.security.SecureRandom;
import java.util.HexFormat;

/** The secret that a worker must show when it connects: 128 random bits. */
final class Token {
  private Token() {}

  static String fresh() {
    byte[] bits = new byte[16];
    new SecureRandom().nextBytes(bits);
    return HexFormat.of().formatHex(bits);
  }
}
