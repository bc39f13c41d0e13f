package dev.unravel.agent.breakpoints.weave;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Reads a class file and remembers at which index of the byte code each instruction was. */
final class BytecodeReader extends ClassReader {
  private final Map<MethodNode, Map<Integer, Integer>> nodesByIndex = new HashMap<>();
  private MethodNode current;

  BytecodeReader(byte[] classFile) {
    super(classFile);
  }

  ClassNode read() {
    ClassNode node =
        new ClassNode(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            current =
                (MethodNode) super.visitMethod(access, name, descriptor, signature, exceptions);
            return current;
          }
        };
    accept(node, EXPAND_FRAMES);
    return node;
  }

  @Override
  protected void readBytecodeInstructionOffset(int offset) {
    nodesByIndex.computeIfAbsent(current, Indexes.EMPTY).put(offset, current.instructions.size());
  }

  /** A class, since a lambda would be the first of the JVM. */
  private static final class Indexes
      implements java.util.function.Function<MethodNode, Map<Integer, Integer>> {
    static final Indexes EMPTY = new Indexes();

    @Override
    public Map<Integer, Integer> apply(MethodNode method) {
      return new HashMap<>();
    }
  }

  /** The instruction at an index, or null; to be asked before the method is changed. */
  AbstractInsnNode at(MethodNode method, int index) {
    Integer position = nodesByIndex.getOrDefault(method, Map.of()).get(index);
    if (position == null) {
      return null;
    }
    AbstractInsnNode node = method.instructions.get(position);
    // Labels, lines and frames come first.
    while (node != null && node.getOpcode() < 0) {
      node = node.getNext();
    }
    return node;
  }
}
