package dev.unravel.benchmarks.tinertia.tracelogger;

/** How much an entry matters, the least first. */
enum Level {
  STEP('-'),
  TURN('+'),
  PEAK('!');

  private final char sign;

  Level(char sign) {
    this.sign = sign;
  }

  char sign() {
    return sign;
  }

  static Level of(char sign) {
    for (Level level : values()) {
      if (level.sign == sign) {
        return level;
      }
    }
    throw new IllegalArgumentException("no level has the sign " + sign);
  }
}
