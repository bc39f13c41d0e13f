package dev.unravel.benchmarks.tinertia.boundedbuffer;

/**
 * A line of text on its way, with a checksum that was taken before it left.
 *
 * @param producer who made it
 * @param number its place among those of its producer, from 0
 * @param text what it says
 * @param checksum of all of the above
 */
record Item(int producer, int number, String text, int checksum) {

  static Item of(int producer, int number, String text) {
    return new Item(producer, number, text, Adler.of(producer, number, text));
  }

  /** The mark after which a consumer stops. */
  static Item end() {
    return of(-1, 0, "");
  }

  boolean isEnd() {
    return producer < 0;
  }

  boolean isSound() {
    return checksum == Adler.of(producer, number, text);
  }
}
