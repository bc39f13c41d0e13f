package dev.unravel.conformance.random;

import dev.unravel.conformance.random.Instruction.Op;
import java.util.List;

/** A map from 1 and 2 to numbers in a static field. */
record Table(String name, Kind kind) implements Shared {

  /** What kind of map. */
  enum Kind {
    /** A HashMap that has its table already, so that put and get are a few reads and writes. */
    FILLED,
    SYNCHRONIZED,
    CONCURRENT
  }

  @Override
  public String declaration() {
    String map =
        switch (kind) {
          case FILLED -> "filled()";
          case SYNCHRONIZED -> "Collections.synchronizedMap(new HashMap<>())";
          case CONCURRENT -> "new ConcurrentHashMap<>()";
        };
    return "  static final Map<Integer, Integer> " + name + " = " + map + ";\n";
  }

  @Override
  public List<String> results() {
    return List.of(name + ".size()", name + ".getOrDefault(1, -1)", name + ".getOrDefault(2, -1)");
  }

  boolean isAtomic() {
    return kind != Kind.FILLED;
  }

  @Override
  public void declare(Lowering to) {
    to.cell(name + " size", isAtomic() ? 0 : 1);
    to.cell(name + " 1", 0);
    to.cell(name + " 2", 0);
  }

  /** The node of a key; each has its value in its first cell. */
  private String node(int key) {
    return name + " " + key;
  }

  /** A register that holds -1 if there is none. */
  int lowerGet(Lowering to, int key) {
    int node = to.read(node(key));
    int value = to.constant(-1);
    int none = to.code().jump(Op.IF, node, 0);
    if (isAtomic()) {
      to.code().local(Op.READ_AT, value, node, 0);
    } else {
      to.code().point(Op.READ_AT, value, node, 0);
    }
    to.code().land(none);
    return value;
  }

  /** Replaces the value of the node that is there, or adds one and counts it. */
  void lowerPut(Lowering to, int key, int value) {
    int node = to.read(node(key));
    lowerPutWhere(to, key, node, to.constant(value));
  }

  private void lowerPutWhere(Lowering to, int key, int node, int value) {
    Code code = to.code();
    int there = code.jump(Op.UNLESS, node, 0);
    int made = to.constant(code.cell(0));
    code.local(Op.WRITE_AT, made, 0, value);
    if (isAtomic()) {
      code.local(Op.WRITE, to.place(node(key)), made);
      code.local(Op.WRITE, to.place(name + " size"), to.sum(to.peek(name + " size"), 1));
    } else {
      to.write(node(key), made);
      int size = to.read(name + " size");
      to.write(name + " size", to.sum(size, 1));
    }
    int end = code.jump();
    code.land(there);
    if (isAtomic()) {
      code.local(Op.WRITE_AT, node, 0, value);
    } else {
      code.point(Op.WRITE_AT, node, 0, value);
    }
    code.land(end);
  }

  /** In one step: what was there, or -1 and the value goes in. */
  int lowerPutIfAbsent(Lowering to, int key, int value) {
    int old = lowerGet(to, key);
    int there = to.code().jump(Op.UNLESS, old, -1);
    lowerPutWhere(to, key, to.peek(node(key)), to.constant(value));
    to.code().land(there);
    return old;
  }

  /** In one step: one more, or 1. */
  int lowerMerge(Lowering to, int key) {
    int old = lowerGet(to, key);
    int there = to.code().jump(Op.UNLESS, old, -1);
    to.code().local(Op.SET, old, 0);
    to.code().land(there);
    int merged = to.sum(old, 1);
    lowerPutWhere(to, key, to.peek(node(key)), merged);
    return merged;
  }

  @Override
  public void lowerResults(Lowering to) {
    to.resultOf(name + " size");
    for (int key = 1; key <= 2; key++) {
      int node = to.place(node(key));
      to.result(cells -> cells[node] == 0 ? -1 : cells[cells[node]]);
    }
  }
}
