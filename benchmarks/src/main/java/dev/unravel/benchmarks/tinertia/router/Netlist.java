package dev.unravel.benchmarks.tinertia.router;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Makes elements that are wired at random, and hence placed badly. */
final class Netlist {
  private Netlist() {}

  static List<Element> random(int size, int wires, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      elements.add(new Element(i, i));
    }
    for (int i = 0; i < wires; i++) {
      int from = random.nextInt(size);
      int to = (from + 1 + random.nextInt(size - 1)) % size;
      Element.wire(elements.get(from), elements.get(to));
    }
    return elements;
  }
}
