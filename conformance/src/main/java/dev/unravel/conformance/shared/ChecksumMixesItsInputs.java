package dev.unravel.conformance.shared;

import java.util.zip.CRC32;

/** A byte of one thread is lost from the sum. */
public final class ChecksumMixesItsInputs {
  private static final CRC32 SUM = new CRC32();

  public static void main(String[] args) throws InterruptedException {
    SUM.reset();
    Thread other = new Thread(() -> SUM.update(1));
    other.start();
    SUM.update(1);
    other.join();
    CRC32 expected = new CRC32();
    expected.update(1);
    expected.update(1);
    if (SUM.getValue() != expected.getValue()) {
      throw new AssertionError("a byte is missing");
    }
  }
}
