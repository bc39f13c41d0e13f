package dev.unravel.benchmarks.tinertia.router;

import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Cells in rows and columns, an element in each. */
final class Board {
  private final int columns;
  private final List<Element> elements;
  private final AtomicReferenceArray<Element> cells;

  Board(int columns, List<Element> elements) {
    this.columns = columns;
    this.elements = elements;
    this.cells = new AtomicReferenceArray<>(elements.size());
    for (Element element : elements) {
      cells.set(element.cell(), element);
    }
  }

  int size() {
    return cells.length();
  }

  Element at(int cell) {
    return cells.get(cell);
  }

  void place(Element element, int cell) {
    cells.set(cell, element);
    element.moveTo(cell);
  }

  /** How much wire an element needs if it is in this cell: across and down, never diagonally. */
  int wire(Element element, int cell) {
    int length = 0;
    for (Element neighbour : element.neighbours()) {
      length += distance(cell, neighbour.cell());
    }
    return length;
  }

  int distance(int a, int b) {
    return Math.abs(a / columns - b / columns) + Math.abs(a % columns - b % columns);
  }

  /** How much wire all of it needs. */
  int wire() {
    int length = 0;
    for (Element element : elements) {
      length += wire(element, element.cell());
    }
    return length / 2;
  }

  /** Whether every element is somewhere, alone, and where it thinks it is. */
  boolean isConsistent() {
    BitSet taken = new BitSet();
    for (Element element : elements) {
      int cell = element.cell();
      if (taken.get(cell) || at(cell) != element) {
        return false;
      }
      taken.set(cell);
    }
    return taken.cardinality() == size();
  }
}
