package dev.unravel.prove.path;

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
public record VariableUse(int thread, boolean writes, BitSet held, BitSet started, BitSet joined) {
  public VariableUse thatWrites() {
    return new VariableUse(thread, true, held, started, joined);
  }
}
