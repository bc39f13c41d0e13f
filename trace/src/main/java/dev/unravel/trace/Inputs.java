package dev.unravel.trace;

import dev.unravel.trace.file.WireWriter;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Inputs of a program that no schedule decides. Random numbers are not here, they follow from the
 * seed in the {@link Settings}; standard input is part of the {@link Target}.
 *
 * @param readings how often the clock was read
 * @param clock what it said, in nanoseconds since the start: the difference of each reading to the
 *     one before, as zigzag numbers, see {@link WireWriter}
 * @param environment the environment variables that were looked at; empty for one that is not set
 * @param properties what the system properties that were looked at were at the start
 */
public record Inputs(
    long readings,
    byte[] clock,
    SortedMap<String, Optional<String>> environment,
    SortedMap<String, Optional<String>> properties) {
  public Inputs {
    clock = clock.clone();
    environment = copy(environment);
    properties = copy(properties);
  }

  private static SortedMap<String, Optional<String>> copy(Map<String, Optional<String>> map) {
    return Collections.unmodifiableSortedMap(new TreeMap<>(map));
  }
}
