package dev.unravel.benchmarks.tinertia.dedup;

import java.util.ArrayList;
import java.util.List;

/** The packed chunks, each once. */
final class Store {
  private final List<String> packed = new ArrayList<>();

  /** Where it is put. */
  synchronized int add(String chunk) {
    packed.add(chunk);
    return packed.size() - 1;
  }

  synchronized String get(int position) {
    return packed.get(position);
  }

  synchronized int size() {
    return packed.size();
  }
}
