package dev.unravel.report.html;

import dev.unravel.report.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/** Things that occur many times, each kept once and referred to by number. */
final class Table<T> {
  private final Map<T, Integer> numbers = new LinkedHashMap<>();

  /** The number of a thing, from 0; it gets one if it has none. */
  int number(T thing) {
    Integer next = numbers.size();
    Integer known = numbers.putIfAbsent(thing, next);
    return known == null ? next : known;
  }

  /** Writes the things as an array, in order of their numbers. */
  void write(Json json, BiConsumer<T, Json> element) {
    json.beginArray();
    numbers.keySet().forEach(thing -> element.accept(thing, json));
    json.endArray();
  }
}
