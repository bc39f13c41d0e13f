package dev.unravel.benchmarks.tinertia.tracelogger;

/**
 * Something that happened.
 *
 * @param thread to whom
 * @param number the how-manieth of that thread, from 0
 * @param level how much it matters
 * @param what what it was
 * @param value a number that says more
 */
record Entry(int thread, int number, Level level, String what, long value) {

  /** As it stands in the log: a line without its end. */
  String format() {
    return level.sign() + " " + thread + " " + number + " " + what + " " + value;
  }

  /** What {@link #format} made a line of. */
  static Entry parse(String line) {
    String[] words = line.split(" ");
    return new Entry(
        Integer.parseInt(words[1]),
        Integer.parseInt(words[2]),
        Level.of(words[0].charAt(0)),
        words[3],
        Long.parseLong(words[4]));
  }
}
