package dev.unravel.benchmarks.tinertia.dedup;

/** Writes a character that is repeated as its number and itself: aaab is 3a1b. */
final class RunLengths {
  private RunLengths() {}

  static String pack(String text) {
    StringBuilder packed = new StringBuilder();
    int from = 0;
    while (from < text.length()) {
      int to = from + 1;
      while (to < text.length() && to - from < 9 && text.charAt(to) == text.charAt(from)) {
        to++;
      }
      packed.append((char) ('0' + to - from)).append(text.charAt(from));
      from = to;
    }
    return packed.toString();
  }

  static String unpack(String packed) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i + 1 < packed.length(); i += 2) {
      text.append(packed.substring(i + 1, i + 2).repeat(packed.charAt(i) - '0'));
    }
    return text.toString();
  }
}
