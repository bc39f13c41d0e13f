package dev.unravel.benchmarks.tinertia.router;

/**
 * How the temperature falls: by the same factor at each step.
 *
 * @param start the first temperature
 * @param factor what is left of it after a step
 * @param steps how many there are
 * @param movesEach how many moves a thread tries at a temperature
 */
record Cooling(double start, double factor, int steps, int movesEach) {

  double temperature(int step) {
    return start * Math.pow(factor, step);
  }

  /** The rule of Metropolis: better always, worse with a chance that falls with the temperature. */
  static boolean accepts(int change, double temperature, double draw) {
    return change <= 0 || draw < Math.exp(-change / temperature);
  }
}
