package dev.unravel.benchmarks.tinertia.tracelogger;

/**
 * Something that happened.
 *
 * @param thread to whom
 * @param number the how-manieth of that thread, from 0
 * @param what what it was
 * @param value a number that says more
 */
record Entry(int thread, int number, String what, long value) {

  /** As it stands in the log: a line without its end. */
  String format() {
    return thread + " " + number + " " + what + " " + value;
  }

  /** What {@link #format} made a line of. */
  static Entry parse(String line) {
    String[] words = line.split(" ");
    return new Entry(
        Integer.parseInt(words[0]), Integer.parseInt(words[1]), words[2], Long.parseLong(words[3]));
  }
}
