package dev.unravel.benchmarks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a benchmark is told: operands, and options that have a value or, as flags, none. */
final class Options {
  private final Map<String, String> values = new LinkedHashMap<>();
  private final List<String> operands;

  /**
   * Reads a command line.
   *
   * @param valued names of the options that have a value
   * @param flags names of those that have none
   */
  Options(String[] arguments, Set<String> valued, Set<String> flags) {
    List<String> rest = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      String name = arguments[i].startsWith("--") ? arguments[i].substring(2) : "";
      if (name.isEmpty()) {
        rest.add(arguments[i]);
      } else if (flags.contains(name)) {
        values.put(name, "");
      } else if (valued.contains(name) && i + 1 < arguments.length) {
        values.put(name, arguments[++i]);
      } else {
        throw new IllegalArgumentException(
            "unknown or without value: --" + name + "; known are " + valued + " and " + flags);
      }
    }
    operands = List.copyOf(rest);
  }

  List<String> operands() {
    return operands;
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  String text(String name) {
    return Optional.ofNullable(values.get(name))
        .orElseThrow(() -> new IllegalArgumentException("--" + name + " is missing"));
  }

  int number(String name, int otherwise) {
    return Optional.ofNullable(values.get(name)).map(Integer::parseInt).orElse(otherwise);
  }

  /** Those of {@code all} that the option names, divided by commas; all when it is not given. */
  List<String> selection(String name, List<String> all) {
    if (!values.containsKey(name)) {
      return all;
    }
    List<String> chosen = List.of(values.get(name).split(","));
    for (String one : chosen) {
      if (!all.contains(one)) {
        throw new IllegalArgumentException("--" + name + ": no " + one + " among " + all);
      }
    }
    return chosen;
  }
}
