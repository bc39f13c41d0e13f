package dev.unravel.agent;

import dev.unravel.runtime.DataFlow;
import java.util.List;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * By what an instruction goes one way or another. What goes the other way is decided by the same,
 * so {@code !=} is as good as {@code ==}.
 *
 * @param test how the values compare
 * @param keys what a value is compared with, one after the other; empty unless there are many
 */
record Condition(DataFlow.Test test, List<Integer> keys) {
  /** With more ways than this a value is as well told apart from all others. */
  private static final int MOST_KEYS = 16;

  /**
   * Of a comparison that is a branch, or whose result goes into the branch behind it; else null.
   */
  static Condition of(AbstractInsnNode i) {
    if (i instanceof TableSwitchInsnNode table) {
      return table.max - (long) table.min >= MOST_KEYS
          ? null
          : among(IntStream.rangeClosed(table.min, table.max).boxed().toList());
    }
    if (i instanceof LookupSwitchInsnNode lookup) {
      return lookup.keys.size() > MOST_KEYS ? null : among(lookup.keys);
    }
    DataFlow.Test test =
        switch (i.getOpcode()) {
          case Opcodes.IFNULL, Opcodes.IFNONNULL -> DataFlow.Test.NULL;
          case Opcodes.IF_ICMPEQ, Opcodes.IF_ICMPNE -> DataFlow.Test.EQUAL;
          case Opcodes.IF_ICMPLT, Opcodes.IF_ICMPGE -> DataFlow.Test.LESS;
          case Opcodes.IF_ICMPGT, Opcodes.IF_ICMPLE -> DataFlow.Test.MORE;
          case Opcodes.LCMP -> withZero(following(i));
          default -> withZero(i.getOpcode());
        };
    return test == null ? null : new Condition(test, List.of());
  }

  private static Condition among(List<Integer> keys) {
    return new Condition(DataFlow.Test.EQUAL, List.copyOf(keys));
  }

  private static DataFlow.Test withZero(int opcode) {
    return switch (opcode) {
      case Opcodes.IFEQ, Opcodes.IFNE -> DataFlow.Test.EQUAL;
      case Opcodes.IFLT, Opcodes.IFGE -> DataFlow.Test.LESS;
      case Opcodes.IFGT, Opcodes.IFLE -> DataFlow.Test.MORE;
      default -> null;
    };
  }

  private static int following(AbstractInsnNode i) {
    AbstractInsnNode next = i.getNext();
    while (next != null && next.getOpcode() < 0) {
      next = next.getNext();
    }
    return next == null ? -1 : next.getOpcode();
  }

  /** Has the runtime told what is compared. The hook does nothing else. */
  static void tell(InsnList list, AbstractInsnNode i, int use) {
    InsnList hook = new InsnList();
    switch (i.getOpcode()) {
      case Opcodes.LCMP -> {
        hook.add(HookCalls.constant(use)); //  left right use
        hook.add(HookCalls.hook("compared", "(JJI)I")); //  comparison
        list.insertBefore(i, hook);
        list.remove(i);
        return;
      }
      case Opcodes.IFNULL, Opcodes.IFNONNULL -> {
        told(list, i, use);
        return;
      }
      case Opcodes.IF_ICMPEQ,
          Opcodes.IF_ICMPNE,
          Opcodes.IF_ICMPLT,
          Opcodes.IF_ICMPGE,
          Opcodes.IF_ICMPGT,
          Opcodes.IF_ICMPLE -> {
        hook.add(new InsnNode(Opcodes.DUP2)); //  left right left right
        hook.add(HookCalls.constant(use)); //  left right left right use
        hook.add(HookCalls.hook("decided", "(III)V")); //  left right
      }
      default -> {
        hook.add(new InsnNode(Opcodes.DUP)); //  value value
        hook.add(HookCalls.constant(use)); //  value value use
        hook.add(HookCalls.hook("decided", "(II)V")); //  value
      }
    }
    list.insertBefore(i, hook);
  }

  /** Has the runtime told that the next instruction uses what was read. */
  static void told(InsnList list, AbstractInsnNode i, int use) {
    InsnList hook = new InsnList();
    hook.add(HookCalls.constant(use)); //  ... use
    hook.add(HookCalls.hook("used", "(I)V")); //  ...
    list.insertBefore(i, hook);
  }
}
