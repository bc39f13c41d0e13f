package dev.unravel.agent.shadow;

import dev.unravel.agent.subject.HookCalls;
import dev.unravel.runtime.proof.Shadow;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Pieces of code that do to shadows what an instruction does to values. Each leaves the stack as it
 * was. In the comments, values that the instruction works on come first.
 */
final class ShadowCode {
  private final ShadowVariables variables;

  ShadowCode(ShadowVariables variables) {
    this.variables = variables;
  }

  private static VarInsnNode load(int variable) {
    return new VarInsnNode(Opcodes.ILOAD, variable);
  }

  private static VarInsnNode store(int variable) {
    return new VarInsnNode(Opcodes.ISTORE, variable);
  }

  /** Pushes the shadow of what lies at a place. */
  private AbstractInsnNode shadow(Frame<TaintValue> frame, int place) {
    return frame.getStack(place).isTainted()
        ? load(variables.place(place))
        : new InsnNode(Opcodes.ICONST_0);
  }

  /** What lies at a place goes where it is not followed. */
  void use(InsnList code, Frame<TaintValue> frame, int place) {
    if (frame.getStack(place).isTainted()) {
      code.add(load(variables.place(place))); //  node
      code.add(HookCalls.shadow("used", "(I)V")); //  -
    }
  }

  void useAll(InsnList code, Frame<TaintValue> frame, int from) {
    for (int place = from; place < frame.getStackSize(); place++) {
      use(code, frame, place);
    }
  }

  /** A variable's value is needed in a way that must be the same each time. */
  void useLocal(InsnList code, int local) {
    code.add(load(variables.local(local))); //  node
    code.add(HookCalls.shadow("used", "(I)V")); //  -
  }

  /** What lies at a place depends on nothing that was read. */
  void clear(InsnList code, int place) {
    code.add(new InsnNode(Opcodes.ICONST_0)); //  0
    code.add(store(variables.place(place))); //  -
  }

  void loads(InsnList code, Frame<TaintValue> frame, int local) {
    if (frame.getLocal(local).isTainted()) {
      code.add(load(variables.local(local))); //  node
      code.add(store(variables.place(frame.getStackSize()))); //  -
    }
  }

  void stores(InsnList code, Frame<TaintValue> frame, int local) {
    if (variables.hasLocal(local)) {
      code.add(shadow(frame, frame.getStackSize() - 1)); //  node
      code.add(store(variables.local(local))); //  -
    }
  }

  void increments(InsnList code, Frame<TaintValue> frame, IincInsnNode increment) {
    if (frame.getLocal(increment.var).isTainted()) {
      code.add(load(increment.var)); //  value
      code.add(HookCalls.constant(increment.incr)); //  value amount
      code.add(load(variables.local(increment.var))); //  value amount node
      code.add(new InsnNode(Opcodes.ICONST_0)); //  value amount node 0
      combine(code, Opcodes.IADD, Type.INT_TYPE); //  node
      code.add(store(variables.local(increment.var))); //  -
    }
  }

  private static void combine(InsnList code, int opcode, Type type) {
    code.add(HookCalls.constant(opcode));
    code.add(HookCalls.shadow("combined", "(" + type + type + "III)I"));
  }

  /**
   * Any order and number of copies of what lies on top.
   *
   * @param sources for each place afterwards, where what lies there was before
   */
  void shuffles(InsnList code, Frame<TaintValue> frame, List<Integer> sources) {
    int from = 0;
    while (from < sources.size() && sources.get(from) == from) {
      from++;
    }
    for (int k = from; k < sources.size(); k++) {
      if (needsShadow(frame, sources.get(k), k)) {
        code.add(shadow(frame, sources.get(k))); //  nodes
      }
    }
    for (int k = sources.size() - 1; k >= from; k--) {
      if (needsShadow(frame, sources.get(k), k)) {
        code.add(store(variables.place(k))); //  -
      }
    }
  }

  private boolean needsShadow(Frame<TaintValue> frame, int before, int place) {
    return frame.getStack(before).isTainted() || variables.meets(place);
  }

  // ---- arithmetic

  /** One operand. */
  void computes(InsnList code, Frame<TaintValue> frame, int opcode) {
    int place = frame.getStackSize() - 1;
    if (!frame.getStack(place).isTainted()) {
      return;
    }
    Type type = operand(opcode);
    code.add(new InsnNode(type.getSize() == 1 ? Opcodes.DUP : Opcodes.DUP2)); //  value value
    code.add(zero(type)); //  value value 0
    code.add(load(variables.place(place))); //  value value 0 node
    code.add(new InsnNode(Opcodes.ICONST_0)); //  value value 0 node 0
    combine(code, opcode, type); //  value node
    code.add(store(variables.place(place))); //  value
  }

  private static InsnNode zero(Type type) {
    return new InsnNode(
        switch (type.getSort()) {
          case Type.LONG -> Opcodes.LCONST_0;
          case Type.FLOAT -> Opcodes.FCONST_0;
          case Type.DOUBLE -> Opcodes.DCONST_0;
          default -> Opcodes.ICONST_0;
        });
  }

  /** What an instruction with one operand, or two of a kind, works on. */
  private static Type operand(int opcode) {
    return switch (opcode) {
      case Opcodes.I2L, Opcodes.I2F, Opcodes.I2D, Opcodes.I2B, Opcodes.I2C, Opcodes.I2S ->
          Type.INT_TYPE;
      case Opcodes.L2I, Opcodes.L2F, Opcodes.L2D, Opcodes.LCMP -> Type.LONG_TYPE;
      case Opcodes.F2I, Opcodes.F2L, Opcodes.F2D, Opcodes.FCMPL, Opcodes.FCMPG -> Type.FLOAT_TYPE;
      case Opcodes.D2I, Opcodes.D2L, Opcodes.D2F, Opcodes.DCMPL, Opcodes.DCMPG -> Type.DOUBLE_TYPE;
      // Shifts, and what is done to bits, are for int and long by turns.
      case Opcodes.ISHL, Opcodes.ISHR, Opcodes.IUSHR, Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR ->
          Type.INT_TYPE;
      case Opcodes.LSHL, Opcodes.LSHR, Opcodes.LUSHR, Opcodes.LAND, Opcodes.LOR, Opcodes.LXOR ->
          Type.LONG_TYPE;
      // All others come in fours.
      default ->
          switch ((opcode - Opcodes.IADD) % 4) {
            case 0 -> Type.INT_TYPE;
            case 1 -> Type.LONG_TYPE;
            case 2 -> Type.FLOAT_TYPE;
            default -> Type.DOUBLE_TYPE;
          };
    };
  }

  /** Two operands. */
  void combines(InsnList code, Frame<TaintValue> frame, int opcode) {
    int left = frame.getStackSize() - 2;
    int right = left + 1;
    boolean divides =
        opcode == Opcodes.IDIV
            || opcode == Opcodes.LDIV
            || opcode == Opcodes.IREM
            || opcode == Opcodes.LREM;
    if (divides) {
      // Whether it is zero decides what happens.
      use(code, frame, right);
    }
    boolean rightCounts = frame.getStack(right).isTainted() && !divides;
    if (!frame.getStack(left).isTainted() && !rightCounts) {
      if (frame.getStack(right).isTainted()) {
        clear(code, left);
      }
      return;
    }
    Type type = operand(opcode);
    boolean shiftsLong =
        opcode == Opcodes.LSHL || opcode == Opcodes.LSHR || opcode == Opcodes.LUSHR;
    if (type.getSize() == 1) {
      code.add(new InsnNode(Opcodes.DUP2)); //  left right left right
    } else {
      Type second = shiftsLong ? Type.INT_TYPE : type;
      code.add(new VarInsnNode(second.getOpcode(Opcodes.ISTORE), variables.aside(1))); //  left
      code.add(new VarInsnNode(type.getOpcode(Opcodes.ISTORE), variables.aside(0))); //  -
      for (int times = 0; times < 2; times++) {
        code.add(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), variables.aside(0)));
        code.add(new VarInsnNode(second.getOpcode(Opcodes.ILOAD), variables.aside(1)));
      } //  left right left right
      if (shiftsLong) {
        code.add(new InsnNode(Opcodes.I2L));
      }
    }
    code.add(shadow(frame, left)); //  ... node
    code.add(rightCounts ? load(variables.place(right)) : new InsnNode(Opcodes.ICONST_0));
    combine(code, opcode, type); //  left right node
    code.add(store(variables.place(left))); //  left right
  }

  // ---- decisions

  /** A jump by how a value compares with zero. */
  void decides(InsnList code, Frame<TaintValue> frame, int opcode) {
    int place = frame.getStackSize() - 1;
    if (frame.getStack(place).isTainted()) {
      code.add(new InsnNode(Opcodes.DUP)); //  value value
      code.add(load(variables.place(place))); //  value value node
      code.add(HookCalls.constant(test(opcode - Opcodes.IFEQ))); //  value value node test
      code.add(HookCalls.shadow("decided", "(III)V")); //  value
    }
  }

  /** A jump by how two values compare. */
  void decidesByTwo(InsnList code, Frame<TaintValue> frame, int opcode) {
    int left = frame.getStackSize() - 2;
    if (!frame.getStack(left).isTainted() && !frame.getStack(left + 1).isTainted()) {
      return;
    }
    code.add(new InsnNode(Opcodes.DUP2)); //  left right left right
    code.add(shadow(frame, left)); //  left right left right node
    code.add(shadow(frame, left + 1)); //  left right left right node node
    if (opcode == Opcodes.IF_ACMPEQ || opcode == Opcodes.IF_ACMPNE) {
      code.add(HookCalls.shadow("sameDecided", "(Ljava/lang/Object;Ljava/lang/Object;II)V"));
    } else {
      code.add(HookCalls.constant(test(opcode - Opcodes.IF_ICMPEQ)));
      code.add(HookCalls.shadow("decided", "(IIIII)V")); //  left right
    }
  }

  /** Jumps come in the order ==, !=, <, >=, >, <=. */
  private static int test(int jump) {
    return switch (jump) {
      case 0, 1 -> Shadow.EQUAL;
      case 2, 3 -> Shadow.LESS;
      default -> Shadow.MORE;
    };
  }

  void decidesByNull(InsnList code, Frame<TaintValue> frame) {
    int place = frame.getStackSize() - 1;
    if (frame.getStack(place).isTainted()) {
      code.add(load(variables.place(place))); //  value node
      code.add(HookCalls.shadow("nullDecided", "(I)V")); //  value
    }
  }

  /**
   * A switch.
   *
   * @param keys the number of its keys
   */
  void switches(InsnList code, Frame<TaintValue> frame, int keys) {
    code.add(new InsnNode(Opcodes.DUP)); //  value value
    code.add(load(variables.place(frame.getStackSize() - 1))); //  value value node
    code.add(HookCalls.constant(keys)); //  value value node keys
    code.add(HookCalls.shadow("switched", "(III)V")); //  value
  }

  // ---- calls

  /** The shadow of an argument, for the callee. */
  void passes(InsnList code, Frame<TaintValue> frame, int place, int index) {
    if (frame.getStack(place).isTainted()) {
      code.add(load(variables.place(place))); //  node
      code.add(HookCalls.constant(index)); //  node index
      code.add(HookCalls.shadow("argument", "(II)V")); //  -
    }
  }

  /** Takes the shadow of what was returned. */
  void takes(InsnList code, int place) {
    code.add(HookCalls.shadow("result", "()I")); //  node
    code.add(store(variables.place(place))); //  -
  }

  void returns(InsnList code, Frame<TaintValue> frame) {
    code.add(shadow(frame, frame.getStackSize() - 1)); //  node
    code.add(load(variables.follows())); //  node follows
    code.add(HookCalls.shadow("returns", "(II)V")); //  -
  }

  /** What a method does before anything else: asks for the shadows of its parameters. */
  InsnList entry(int number, boolean isStatic, Type[] parameters) {
    InsnList code = variables.cleared();
    code.add(HookCalls.constant(number)); //  method
    code.add(HookCalls.shadow("entered", "(I)I")); //  follows
    code.add(store(variables.follows())); //  -
    int local = isStatic ? 0 : 1;
    for (int k = 0; k < parameters.length; k++) {
      code.add(load(variables.follows())); //  follows
      code.add(HookCalls.constant(k)); //  follows index
      code.add(HookCalls.shadow("parameter", "(II)I")); //  node
      code.add(store(variables.local(local))); //  -
      local += parameters[k].getSize();
    }
    return code;
  }
}
