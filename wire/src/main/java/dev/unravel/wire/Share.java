package dev.unravel.wire;

/**
 * A part of a search that several workers, or several machines, divide among themselves. All shares
 * together are the whole, and each is the same whoever runs it.
 *
 * @param index which one, from 0
 * @param count how many there are
 */
public record Share(int index, int count) {

  /** One worker does it all. */
  public static final Share WHOLE = new Share(0, 1);

  public Share {
    if (count < 1 || index < 0 || index >= count) {
      throw new IllegalArgumentException("no share " + index + " of " + count);
    }
  }

  /** Part of this part: all its pieces are this one's, however many parts there are. */
  public Share part(int part, int parts) {
    return new Share(index + part * count, count * parts);
  }

  /** Whether piece {@code number} of something that is cut in pieces belongs to this share. */
  public boolean has(long number) {
    return Math.floorMod(number, (long) count) == index;
  }

  /** The {@code nth} piece, from 0, that belongs to this share. */
  public long piece(long nth) {
    return nth * count + index;
  }
}
