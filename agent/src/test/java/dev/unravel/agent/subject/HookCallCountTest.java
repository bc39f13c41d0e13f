package dev.unravel.agent.subject;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.runtime.claim.BlindSpots;
import dev.unravel.runtime.target.SeenClasses;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What another agent makes of an instrumented class is looked at. */
class HookCallCountTest {
  private static byte[] withHooks(int count) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, 0, "Some", null, "java/lang/Object", null);
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "some", "()V", null, null);
    method.visitCode();
    for (int i = 0; i < count; i++) {
      method.visitMethodInsn(
          Opcodes.INVOKESTATIC, HookCalls.HOOKS, "quietEnter", "()V", false); //  -
    }
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(0, 0);
    method.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  @Test
  void callsToTheRuntimeAreCounted() {
    assertThat(new HookCallCount().in(withHooks(3))).isEqualTo(3);
  }

  @Test
  void anAgentThatTakesHooksOutIsToldFromOneThatKeepsThem() {
    Object ours = new Object();
    SeenClasses.watch(ours, new HookCallCount());
    BlindSpots.forgetTarget();

    SeenClasses.transformed(withHooks(0), ours, "Some", withHooks(2));
    SeenClasses.transformed(null, new Object(), "Some", withHooks(2));
    SeenClasses.transformed(withHooks(2), new Object(), "Some", withHooks(2));
    SeenClasses.transformed(withHooks(0), new Object(), "Some", withHooks(0));
    assertThat(BlindSpots.all()).isEmpty();

    SeenClasses.transformed(withHooks(1), new Object(), "Some", withHooks(2));
    assertThat(BlindSpots.all())
        .containsExactly("not instrumented: Some (another agent of this JVM has replaced it)");
  }
}
