package dev.unravel.conformance.random;

import dev.unravel.conformance.random.Instruction.Op;
import java.util.List;

/** A list of numbers in a static field. */
record Numbers(String name, Kind kind) implements Shared {
  /** More than any program adds. */
  private static final int ROOM = 16;

  /** What kind of list. */
  enum Kind {
    /** An ArrayList that need not grow, whose {@code add} is a few reads and writes. */
    ROOMY,
    SYNCHRONIZED
  }

  @Override
  public String declaration() {
    String list = "new ArrayList<>(" + ROOM + ")";
    return "  static final List<Integer> "
        + name
        + " = "
        + (kind == Kind.ROOMY ? list : "Collections.synchronizedList(" + list + ")")
        + ";\n";
  }

  /** How many, and which, in one number. */
  @Override
  public List<String> results() {
    return List.of(name + ".size()", "digits(" + name + ")");
  }

  @Override
  public void declare(Lowering to) {
    to.cell(name + " size", 0);
    to.cell(name, 0);
    for (int i = 1; i < ROOM; i++) {
      to.code().cell(0);
    }
  }

  private boolean isAtomic() {
    return kind == Kind.SYNCHRONIZED;
  }

  int lowerSize(Lowering to) {
    return to.read(name + " size");
  }

  /** Reads the size, fills the place behind the last, writes the size. */
  void lowerAdd(Lowering to, int value) {
    int size = to.read(name + " size");
    int at = to.sum(size, to.place(name));
    int element = to.constant(value);
    int larger = to.sum(size, 1);
    if (isAtomic()) {
      to.code().local(Op.WRITE_AT, at, 0, element);
      to.code().local(Op.WRITE, to.place(name + " size"), larger);
    } else {
      to.code().point(Op.WRITE_AT, at, 0, element);
      to.write(name + " size", larger);
    }
  }

  /** What is first; it must not be empty. */
  int lowerFirst(Lowering to) {
    int size = to.read(name + " size");
    int some = to.code().jump(Op.UNLESS, size, 0);
    to.code().local(Op.THROW);
    to.code().land(some);
    int first = to.code().register();
    if (isAtomic()) {
      to.code().local(Op.READ, first, to.place(name));
    } else {
      to.code().point(Op.READ, first, to.place(name));
    }
    return first;
  }

  @Override
  public void lowerResults(Lowering to) {
    int size = to.place(name + " size");
    int first = to.place(name);
    to.result(cells -> cells[size]);
    to.result(
        cells -> {
          int digits = 0;
          for (int i = 0; i < cells[size]; i++) {
            digits = digits * 10 + cells[first + i];
          }
          return digits;
        });
  }
}
