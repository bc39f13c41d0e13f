package dev.unravel.conformance.random;

import dev.unravel.conformance.random.Instruction.Op;
import java.util.ArrayList;
import java.util.List;

/**
 * The instructions of one program, as its statements add them. Cells, locks, objects and registers
 * are handed out as they are asked for; code runs at most once in each thread, so each allocation
 * in it makes one object, known beforehand.
 */
public final class Code {
  private final List<Instruction> instructions = new ArrayList<>();
  private final List<Integer> initial = new ArrayList<>();
  private final List<Integer> initialisers = new ArrayList<>();
  private int locks;
  private int registers;

  Code() {
    cell(0); // No object begins at 0.
  }

  int here() {
    return instructions.size();
  }

  Instruction at(int place) {
    return instructions.get(place);
  }

  int cell(int value) {
    initial.add(value);
    return initial.size() - 1;
  }

  int[] cells() {
    return initial.stream().mapToInt(Integer::intValue).toArray();
  }

  int lock() {
    return locks++;
  }

  int locks() {
    return locks;
  }

  /** A thread begins, or an initialiser: nothing that was in registers matters any more. */
  void freeRegisters(int from) {
    free = from;
  }

  private int free;

  int register() {
    registers = Math.max(registers, free + 1);
    return free++;
  }

  int usedRegisters() {
    return free;
  }

  int registers() {
    return registers;
  }

  /** A class whose initialiser begins at a place that is not known yet. */
  int declareClass() {
    initialisers.add(-1);
    return initialisers.size() - 1;
  }

  void beginInitialiser(int type) {
    initialisers.set(type, here());
  }

  int initialiser(int type) {
    return initialisers.get(type);
  }

  int classes() {
    return initialisers.size();
  }

  /** An instruction before which others may act. */
  void point(Op op, int... operands) {
    add(op, true, operands);
  }

  /** One that belongs to the step of the instruction before it. */
  void local(Op op, int... operands) {
    add(op, false, operands);
  }

  private void add(Op op, boolean point, int... operands) {
    instructions.add(
        new Instruction(
            op,
            operands.length > 0 ? operands[0] : 0,
            operands.length > 1 ? operands[1] : 0,
            operands.length > 2 ? operands[2] : 0,
            point));
  }

  /** A jump whose aim is not known yet, to be told to {@link #land}. */
  int jump(Op op, int register, int value) {
    local(op, register, value, -1);
    return here() - 1;
  }

  int jump() {
    local(Op.JUMP, -1);
    return here() - 1;
  }

  /** The jump leads here. */
  void land(int jump) {
    Instruction open = instructions.get(jump);
    boolean plain = open.op() == Op.JUMP;
    instructions.set(
        jump,
        new Instruction(
            open.op(), plain ? here() : open.a(), open.b(), plain ? 0 : here(), open.point()));
  }
}
