package dev.unravel.conformance.everyday;

import java.security.GeneralSecurityException;
import java.util.Arrays;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** An authentication code that two threads compute with one object, by reflection. */
@Fails
public final class CodeByReflection {
  private static final byte[] KEY = {1, 2, 3};

  private static Object call(Mac mac, String name, Class<?>[] types, Object... arguments) {
    try {
      return Mac.class.getMethod(name, types).invoke(mac, arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] code(Mac mac) {
    call(mac, "update", new Class<?>[] {byte.class}, (byte) 1);
    return (byte[]) call(mac, "doFinal", new Class<?>[0]);
  }

  public static void main(String[] args) throws GeneralSecurityException, InterruptedException {
    Mac mac = Mac.getInstance("HmacMD5");
    mac.init(new SecretKeySpec(KEY, "HmacMD5"));
    byte[] right = code(mac);
    byte[][] codes = new byte[2][];
    Thread one = new Thread(() -> codes[0] = code(mac));
    Thread other = new Thread(() -> codes[1] = code(mac));
    one.start();
    other.start();
    one.join();
    other.join();
    if (!Arrays.equals(codes[0], right) || !Arrays.equals(codes[1], right)) {
      throw new AssertionError("mixed up");
    }
  }
}
