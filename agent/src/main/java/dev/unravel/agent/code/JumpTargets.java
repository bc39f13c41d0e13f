package dev.unravel.agent.code;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** The instructions that one may go to besides the next. */
public final class JumpTargets {
  private JumpTargets() {}

  public static List<LabelNode> of(AbstractInsnNode instruction) {
    if (instruction instanceof JumpInsnNode jump) {
      return List.of(jump.label);
    }
    if (instruction instanceof LookupSwitchInsnNode choice) {
      return with(choice.labels, choice.dflt);
    }
    return instruction instanceof TableSwitchInsnNode choice
        ? with(choice.labels, choice.dflt)
        : List.of();
  }

  /** Has an instruction go elsewhere. */
  public static void redirect(AbstractInsnNode instruction, UnaryOperator<LabelNode> target) {
    if (instruction instanceof JumpInsnNode jump) {
      jump.label = target.apply(jump.label);
    } else if (instruction instanceof TableSwitchInsnNode table) {
      table.dflt = target.apply(table.dflt);
      table.labels.replaceAll(target);
    } else if (instruction instanceof LookupSwitchInsnNode lookup) {
      lookup.dflt = target.apply(lookup.dflt);
      lookup.labels.replaceAll(target);
    }
  }

  /** Whether it may go to the next one too. */
  static boolean fallsThrough(AbstractInsnNode i) {
    int opcode = i.getOpcode();
    return opcode != Opcodes.GOTO
        && opcode != Opcodes.ATHROW
        && opcode != Opcodes.TABLESWITCH
        && opcode != Opcodes.LOOKUPSWITCH
        && (opcode < Opcodes.IRETURN || opcode > Opcodes.RETURN);
  }

  private static List<LabelNode> with(List<LabelNode> labels, LabelNode otherwise) {
    List<LabelNode> all = new ArrayList<>(labels);
    all.add(otherwise);
    return all;
  }
}
