package dev.unravel.prove.solve;

/**
 * Literals are numbers: twice the variable, and one more if it is negated. So {@code literal ^ 1}
 * is the opposite.
 */
public final class Literals {
  private Literals() {}

  /** The literal that is true when the variable is. */
  public static int of(int variable) {
    return variable << 1;
  }

  /** The opposite. */
  public static int not(int literal) {
    return literal ^ 1;
  }

  static int variable(int literal) {
    return literal >> 1;
  }

  static boolean isNegated(int literal) {
    return (literal & 1) != 0;
  }
}
