package dev.unravel.runtime.race;

import dev.unravel.runtime.table.Blank;
import dev.unravel.trace.seen.ConflictKind;

/** Some of the conflicts that this execution has shown: the same again needs no words. */
final class SeenNow {
  private static final int SIZE = 1 << 10;

  private final long[] places = new long[SIZE];
  private final long[] rest = new long[SIZE];

  void clear() {
    Blank.fill(places);
    Blank.fill(rest);
  }

  /** Whether it was seen before; may say no of one that was. From now on it was. */
  boolean again(ConflictKind kind, int first, int second, int site) {
    long pair = (long) first << 32 | second;
    long what = (long) (kind.ordinal() + 1) << 32 | site;
    int slot = (int) (pair * 31 + (pair >>> 32) + what * 17 ^ what >>> 27) & SIZE - 1;
    if (places[slot] == pair && rest[slot] == what) {
      return true;
    }
    places[slot] = pair;
    rest[slot] = what;
    return false;
  }
}
