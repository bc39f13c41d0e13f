package dev.unravel.agent.subject;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Looks whether a class has an initialiser or monitors; far cheaper than taking it apart. */
public final class DeepClass extends ClassVisitor {
  private boolean found;

  private DeepClass() {
    super(Opcodes.ASM9);
  }

  public static boolean needsQuiet(byte[] classFile) {
    DeepClass visitor = new DeepClass();
    new ClassReader(classFile).accept(visitor, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return visitor.found;
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    found |= name.equals("<clinit>") || (access & Opcodes.ACC_SYNCHRONIZED) != 0;
    return found
        ? null
        : new MethodVisitor(Opcodes.ASM9) {
          @Override
          public void visitInsn(int opcode) {
            found |= opcode == Opcodes.MONITORENTER;
          }
        };
  }
}
