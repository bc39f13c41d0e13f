package dev.unravel.benchmarks.tinertia.router;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** Something to be placed on the board, and what it is wired to. */
final class Element {
  private final int number;
  private final List<Element> neighbours = new ArrayList<>();
  private final ReentrantLock lock = new ReentrantLock();

  /** Where it is now; changed by whoever holds the lock, read by anybody who estimates costs. */
  private volatile int cell;

  Element(int number, int cell) {
    this.number = number;
    this.cell = cell;
  }

  /** Wires two elements to each other. */
  static void wire(Element a, Element b) {
    a.neighbours.add(b);
    b.neighbours.add(a);
  }

  int number() {
    return number;
  }

  List<Element> neighbours() {
    return neighbours;
  }

  ReentrantLock lock() {
    return lock;
  }

  int cell() {
    return cell;
  }

  void moveTo(int where) {
    cell = where;
  }
}
