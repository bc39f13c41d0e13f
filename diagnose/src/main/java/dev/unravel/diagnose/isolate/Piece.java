package dev.unravel.diagnose.isolate;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A part of the difference between two mixes: all that some switches differ in, or some ticks of
 * one switch.
 *
 * @param first number of the first switch
 * @param last number of the last switch
 * @param ticks atomic differences of the switch, when it is only one
 */
record Piece(int first, int last, long ticks) {

  /** A mix with this part of the difference to another mix applied. */
  long[] appliedTo(long[] from, long[] to) {
    long[] moved = from.clone();
    if (first == last) {
      moved[first] += to[first] > from[first] ? ticks : -ticks;
    } else {
      System.arraycopy(to, first, moved, first, last - first + 1);
    }
    return moved;
  }

  /**
   * Takes a difference apart by switch, so that the groups are consecutive switches with about as
   * many atomic differences each. Consecutive, since then a mix follows one of the schedules for
   * long stretches, and is likely to be in order.
   *
   * @param sizes atomic differences of each switch
   * @param count how many groups, at most as many as there are switches that differ
   */
  static List<Piece> groups(long[] sizes, int count) {
    int[] numbers = differing(sizes);
    double total = 0;
    for (long size : sizes) {
      total += size;
    }
    List<Piece> groups = new ArrayList<>();
    long sum = 0;
    int next = 0;
    for (int group = 1; group <= count; group++) {
      int from = next;
      double goal = total * group / count;
      int mostEnd = numbers.length - (count - group);
      do {
        sum += sizes[numbers[next++]];
      } while (next < mostEnd
          && (group == count
              || Math.abs(sum + sizes[numbers[next]] - goal) <= Math.abs(sum - goal)));
      groups.add(new Piece(numbers[from], numbers[next - 1], sizes[numbers[from]]));
    }
    return groups;
  }

  /** A part of each switch: a half, a quarter and so on, at least a tick. */
  static List<Piece> parts(long[] sizes, int halvings) {
    List<Piece> parts = new ArrayList<>();
    for (int number : differing(sizes)) {
      parts.add(new Piece(number, number, part(sizes[number], halvings)));
    }
    return parts;
  }

  private static long part(long size, int halvings) {
    long left = size;
    for (int i = 0; i < halvings && left > 1; i++) {
      left = (left + 1) / 2;
    }
    return left;
  }

  private static int[] differing(long[] sizes) {
    return IntStream.range(0, sizes.length).filter(i -> sizes[i] > 0).toArray();
  }
}
