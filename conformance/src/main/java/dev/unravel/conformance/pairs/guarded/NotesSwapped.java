package dev.unravel.conformance.pairs.guarded;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.Exchanger;

/** Notes that two threads swap by an Exchanger; the broken twin writes after the swap. */
public final class NotesSwapped {
  private static int swap(Exchanger<int[]> meeting, int number, boolean late) throws Exception {
    int[] note = new int[1];
    if (!late) {
      note[0] = number;
    }
    int[] other = meeting.exchange(note);
    if (late) {
      note[0] = number;
    }
    return other[0];
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    Exchanger<int[]> meeting = new Exchanger<>();
    Together.run(
        () -> expect(2, swap(meeting, 1, broken)), () -> expect(1, swap(meeting, 2, broken)));
  }
}
