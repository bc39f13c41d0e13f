package dev.unravel.agent.breakpoints.file;

import java.util.Optional;

/** Reads options. No lambdas here: the first of them would take longer than all the reading. */
final class SettingsParser {
  private static final long SECOND = 1000;
  private static final long LONGEST = 3_600_000;

  private final Cursor cursor;

  SettingsParser(Cursor cursor) {
    this.cursor = cursor;
  }

  Settings breakpointSetting(Settings settings) throws SyntaxException {
    if (cursor.takeWord("timeout")) {
      return settings.withTimeout(duration());
    }
    if (cursor.takeWord("at-most")) {
      return settings.withAtMost(cursor.count("how many hits, from 1"));
    }
    if (cursor.takeWord("pauses")) {
      return settings.withPauses(cursor.count("how many pauses, from 1"));
    }
    Optional<Settings> more = either(settings);
    if (more.isEmpty()) {
      throw cursor.expected(
          "'->', when, timeout, ignore-first, at-most, pauses, holding, caller or thread");
    }
    return more.get();
  }

  Settings positionSetting(Settings settings) throws SyntaxException {
    Optional<Settings> more = either(settings);
    if (more.isEmpty()) {
      throw cursor.expected("ignore-first, holding, caller or thread");
    }
    return more.get();
  }

  private Optional<Settings> either(Settings settings) throws SyntaxException {
    if (cursor.takeWord("ignore-first")) {
      return Optional.of(settings.withIgnoreFirst(cursor.number("how many arrivals")));
    }
    if (cursor.takeWord("holding")) {
      return Optional.of(settings.withHolding(cursor.pattern("the type of a lock")));
    }
    if (cursor.takeWord("caller")) {
      return Optional.of(
          settings.withCaller(cursor.pattern("a method, such as Bank.transfer or Bank.*")));
    }
    if (cursor.takeWord("thread")) {
      return Optional.of(settings.withThread(cursor.pattern("the name of a thread")));
    }
    return Optional.empty();
  }

  private long duration() throws SyntaxException {
    int start = cursor.position();
    long number = cursor.number("a time, such as 100ms or 2s");
    long millis;
    if (cursor.takeWord("ms")) {
      millis = number;
    } else if (cursor.takeWord("s")) {
      millis = number > LONGEST ? number : number * SECOND;
    } else {
      throw cursor.expected("ms or s");
    }
    if (millis > LONGEST) {
      throw new SyntaxException(start + 1, "a timeout is an hour at most");
    }
    return millis;
  }
}
