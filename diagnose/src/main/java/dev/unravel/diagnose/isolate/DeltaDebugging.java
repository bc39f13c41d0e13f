package dev.unravel.diagnose.isolate;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * Moves a passing and a failing mix towards each other until no single atomic difference between
 * them can be taken away.
 *
 * <p>This is dd of Zeller and Hildebrandt (TSE 2002). The difference is taken apart into pieces;
 * each is applied to the passing mix, and taken back from the failing one. A mix that passes
 * becomes the passing one, a mix that fails the failing one. With two pieces every resolved test
 * halves the difference, and that is all that happens while tests are resolved: their number is the
 * logarithm of the number of atomic differences. When no piece is resolved, smaller pieces are
 * tried.
 *
 * <p>What differs from the paper: pieces are groups of consecutive switches first, two, four and so
 * on up to single ones, and then parts of single switches, down to a tick. Pieces of the same
 * number of ticks of one switch are the same, so even the finest step takes two tests a switch, not
 * two tests a tick. And the first resolved test is taken, whatever it says; the paper looks for a
 * test that leaves less first, which costs tests.
 */
final class DeltaDebugging {
  private final Function<long[], MixOutcome> test;
  private long[] passing;
  private long[] failing;

  /** Into how many groups of whole switches the difference is taken apart. */
  private int groups = 2;

  /** How often single switches are halved; 0 while there are groups of whole switches to try. */
  private int halvings;

  DeltaDebugging(Function<long[], MixOutcome> test, long[] passing, long[] failing) {
    this.test = test;
    this.passing = passing;
    this.failing = failing;
  }

  /** The passing mix, next to the failing one after {@link #run}. */
  long[] passing() {
    return passing.clone();
  }

  /** The failing mix. */
  long[] failing() {
    return failing.clone();
  }

  /** Atomic differences between the two. */
  static long difference(long[] passing, long[] failing) {
    return Arrays.stream(sizes(passing, failing)).sum();
  }

  void run() {
    while (difference(passing, failing) > 1) {
      List<Piece> pieces = pieces();
      if (pieces.stream().noneMatch(this::narrows) && !refine(pieces)) {
        return;
      }
    }
  }

  private List<Piece> pieces() {
    long[] sizes = sizes(passing, failing);
    int switches = (int) Arrays.stream(sizes).filter(size -> size > 0).count();
    groups = Math.min(groups, switches);
    if (switches == 1) {
      halvings = Math.max(halvings, 1);
    }
    return halvings == 0 ? Piece.groups(sizes, groups) : Piece.parts(sizes, halvings);
  }

  private boolean narrows(Piece piece) {
    long[] grown = piece.appliedTo(passing, failing);
    switch (test.apply(grown)) {
      case PASS -> passing = grown;
      case FAIL -> {
        failing = grown;
        startAfresh();
      }
      case UNRESOLVED -> {
        return narrowsBackwards(piece);
      }
    }
    return true;
  }

  private boolean narrowsBackwards(Piece piece) {
    long[] shrunk = piece.appliedTo(failing, passing);
    switch (test.apply(shrunk)) {
      case FAIL -> failing = shrunk;
      case PASS -> {
        passing = shrunk;
        startAfresh();
      }
      case UNRESOLVED -> {
        return false;
      }
    }
    return true;
  }

  /** Only a piece is left, and that is taken apart as the whole was. */
  private void startAfresh() {
    groups = 2;
    halvings = 0;
  }

  /** Goes on to smaller pieces, if there are any. */
  private boolean refine(List<Piece> pieces) {
    if (halvings == 0 && pieces.stream().anyMatch(piece -> piece.first() < piece.last())) {
      groups *= 2;
      return true;
    }
    halvings++;
    return pieces.stream().anyMatch(piece -> piece.ticks() > 1);
  }

  private static long[] sizes(long[] passing, long[] failing) {
    long[] sizes = new long[passing.length];
    Arrays.setAll(sizes, i -> failing[i] - passing[i]);
    return sizes;
  }
}
