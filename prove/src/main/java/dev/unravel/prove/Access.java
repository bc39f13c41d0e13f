package dev.unravel.prove;

import java.util.BitSet;

/**
 * A use of a variable or a monitor by a thread, somewhere on its paths.
 *
 * @param thread who
 * @param writes whether it changes it
 * @param held the monitors it holds there
 * @param started the threads it has started before
 * @param joined the threads whose end it has waited for before
 */
record Access(int thread, boolean writes, BitSet held, BitSet started, BitSet joined) {
  Access thatWrites() {
    return new Access(thread, true, held, started, joined);
  }
}
