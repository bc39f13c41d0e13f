package dev.unravel.agent.subject;

import dev.unravel.runtime.target.SeenClasses;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The number of calls to the runtime in a class file, to see whether another agent kept them. */
public final class HookCallCount implements SeenClasses.HookCount {
  private static final String RUNTIME = "dev/unravel/runtime/";

  @Override
  public int in(byte[] classFile) {
    Calls calls = new Calls();
    new ClassReader(classFile).accept(calls, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return calls.count;
  }

  private static final class Calls extends ClassVisitor {
    private int count;

    Calls() {
      super(Opcodes.ASM9);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitMethodInsn(
            int opcode, String owner, String method, String type, boolean isInterface) {
          count += owner.startsWith(RUNTIME) ? 1 : 0;
        }
      };
    }
  }
}
