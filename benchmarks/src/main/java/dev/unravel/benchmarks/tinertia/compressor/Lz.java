package dev.unravel.benchmarks.tinertia.compressor;

import java.util.HashMap;
import java.util.Map;

/**
 * The method of Lempel and Ziv (1977): a sequence that occurred before is written as how far back
 * and how long. The last place of each three bytes is found in a table.
 */
final class Lz {
  private static final int SHORTEST = 3;

  private Lz() {}

  /**
   * Compresses.
   *
   * @param scratch where the bits are put together; large enough for twice the text
   */
  static byte[] compress(String text, byte[] scratch) {
    Bits bits = new Bits(scratch);
    Map<String, Integer> places = new HashMap<>();
    int next = 0;
    while (next < text.length()) {
      int place = placeOf(text, next, places);
      int length = place < 0 ? 0 : matchLength(text, place, next);
      if (length == 0) {
        bits.append(0, 1);
        bits.append(text.charAt(next), 7);
        length = 1;
      } else {
        bits.append(1, 1);
        bits.appendGamma(next - place);
        bits.appendGamma(length - SHORTEST + 1);
      }
      for (int end = next + length; next < end; next++) {
        remember(text, next, places);
      }
    }
    return bits.toBytes();
  }

  /** The text of so many characters that was compressed to these bytes. */
  static String expand(byte[] bytes, int length) {
    BitReader bits = new BitReader(bytes);
    StringBuilder text = new StringBuilder();
    while (text.length() < length && bits.hasMore()) {
      if (bits.read(1) == 0) {
        text.append((char) bits.read(7));
      } else {
        int from = Math.max(0, text.length() - bits.readGamma());
        int count = bits.readGamma() + SHORTEST - 1;
        for (int i = 0; i < count && from + i < text.length() && text.length() < length; i++) {
          text.append(text.charAt(from + i));
        }
      }
    }
    return text.toString();
  }

  private static int placeOf(String text, int next, Map<String, Integer> places) {
    if (next + SHORTEST > text.length()) {
      return -1;
    }
    return places.getOrDefault(text.substring(next, next + SHORTEST), -1);
  }

  private static void remember(String text, int place, Map<String, Integer> places) {
    if (place + SHORTEST <= text.length()) {
      places.put(text.substring(place, place + SHORTEST), place);
    }
  }

  private static int matchLength(String text, int place, int next) {
    int length = 0;
    while (next + length < text.length()
        && text.charAt(place + length) == text.charAt(next + length)) {
      length++;
    }
    return length;
  }
}
