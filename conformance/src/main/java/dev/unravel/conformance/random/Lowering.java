package dev.unravel.conformance.random;

import dev.unravel.conformance.random.Instruction.Op;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** A program on its way into the oracle's machine: its code, and where everything is. */
final class Lowering {
  private final Code code = new Code();
  private final Map<String, Integer> places = new HashMap<>();
  private final Map<String, Shared> shared = new HashMap<>();
  private final Map<Integer, Integer> observed = new HashMap<>();
  private final List<ToIntFunction<int[]>> results = new ArrayList<>();

  Lowering(List<Shared> things) {
    things.forEach(thing -> shared.put(thing.name(), thing));
    things.forEach(thing -> thing.declare(this));
    things.forEach(thing -> thing.lowerInitialiser(this));
  }

  Code code() {
    return code;
  }

  /** The variable of that name. */
  Variable variable(String name) {
    return (Variable) shared.get(name);
  }

  void put(String name, int place) {
    if (places.putIfAbsent(name, place) != null) {
      throw new IllegalStateException("two places for " + name);
    }
  }

  /** The cell, lock or class of that name. */
  int place(String name) {
    Integer place = places.get(name);
    if (place == null) {
      throw new IllegalStateException("no place for " + name);
    }
    return place;
  }

  void cell(String name, int value) {
    put(name, code.cell(value));
  }

  void lock(String name) {
    put(name, code.lock());
  }

  void type(String name) {
    put(name, code.declareClass());
  }

  /** Reads a plain cell, as a step. */
  int read(String cell) {
    int register = code.register();
    code.point(Op.READ, register, place(cell));
    return register;
  }

  /** Reads a cell in the step that goes before. */
  int peek(String cell) {
    int register = code.register();
    code.local(Op.READ, register, place(cell));
    return register;
  }

  void write(String cell, int register) {
    code.point(Op.WRITE, place(cell), register);
  }

  int constant(int value) {
    int register = code.register();
    code.local(Op.SET, register, value);
    return register;
  }

  int sum(int register, int more) {
    int to = code.register();
    code.local(Op.ADD, to, register, more);
    return to;
  }

  void initialise(String type) {
    code.point(Op.INITIALISE, place(type));
  }

  /** The code of an initialiser begins; it ends with {@link #endInitialiser}. */
  void beginInitialiser(String type) {
    code.beginInitialiser(place(type));
  }

  void endInitialiser(String type) {
    code.point(Op.INITIALISED, place(type));
  }

  /** Keeps a value that a thread has seen; nobody looks at it before the end. */
  void observe(int id, int register) {
    code.local(Op.WRITE, observation(id), register);
  }

  /** The cell of something that a thread sees, -1 unless it does. */
  int observation(int id) {
    return observed.computeIfAbsent(id, i -> code.cell(-1));
  }

  void result(ToIntFunction<int[]> value) {
    results.add(value);
  }

  void resultOf(String cell) {
    int at = place(cell);
    results.add(cells -> cells[at]);
  }

  List<ToIntFunction<int[]>> results() {
    return results;
  }
}
