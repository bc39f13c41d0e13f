package dev.unravel.prove.solve;

/** The meaning of literals beyond what the clauses say of them. */
interface Theory {

  /**
   * A literal has become true.
   *
   * @param place how many became true before it
   * @return null, or literals that are all false though one of them has to be true
   */
  int[] assigned(int literal, int place);

  /** The literals from a place on are no longer true. */
  void undo(int place);
}
