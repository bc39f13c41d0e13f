package dev.unravel.prove.target;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gives names numbers, in order of appearance, for all executions of a proof. */
final class Numbering {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> names = new ArrayList<>();

  int of(String name) {
    Integer known = numbers.get(name);
    if (known == null) {
      known = names.size();
      numbers.put(name, known);
      names.add(name);
    }
    return known;
  }

  String name(int number) {
    return names.get(number);
  }
}
