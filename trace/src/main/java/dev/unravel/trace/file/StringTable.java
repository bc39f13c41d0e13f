package dev.unravel.trace.file;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Numbers strings in order of first use, so that a trace file holds each of them once. */
final class StringTable {
  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  int number(String string) {
    Integer known = numbers.putIfAbsent(string, numbers.size());
    return known == null ? numbers.size() - 1 : known;
  }

  void write(WireWriter out) {
    out.list(numbers.keySet(), WireWriter::string);
  }

  static List<String> read(WireReader in) throws TraceFormatException {
    return in.list(WireReader::string);
  }
}
