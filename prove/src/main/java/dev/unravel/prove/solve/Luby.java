package dev.unravel.prove.solve;

/** Luby, Sinclair and Zuckerman's sequence 1, 1, 2, 1, 1, 2, 4, ...: when to start over. */
final class Luby {
  private Luby() {}

  /**
   * @param index counting from 1
   */
  static int at(int index) {
    int rest = index;
    while (true) {
      int power = Integer.highestOneBit(rest);
      if (rest == 2 * power - 1) {
        return power;
      }
      rest -= power - 1;
    }
  }
}
