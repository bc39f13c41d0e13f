package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.launch.jdk.Jdk;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Breakpoints in a class file as compilers made them twenty years ago. */
class OldClassFileTest {
  @TempDir Path folder;

  static List<Jdk> jdks() {
    return BreakpointAgentTest.jdks();
  }

  private static final String MAIN =
      """
      public class Main {
        public static void main(String[] args) throws Exception {
          Thread one = new Thread(() -> Old.add(1));
          Thread two = new Thread(() -> Old.add(2));
          one.start();
          two.start();
          one.join();
          two.join();
          System.out.println(Old.sum);
        }
      }
      class Old {
        static int sum;
        static void add(int n) {}
      }
      """;

  /**
   * Version 46, without frames, lines or names of variables, with a subroutine as {@code finally}
   * was compiled: {@code int seen = sum; try { sum = seen + n; } finally { }}.
   */
  private static byte[] old() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V1_2, Opcodes.ACC_SUPER, "Old", null, "java/lang/Object", null);
    writer.visitField(Opcodes.ACC_STATIC, "sum", "I", null, null);
    MethodVisitor add = writer.visitMethod(Opcodes.ACC_STATIC, "add", "(I)V", null, null);
    Label subroutine = new Label();
    add.visitCode();
    add.visitFieldInsn(Opcodes.GETSTATIC, "Old", "sum", "I"); // 0
    add.visitVarInsn(Opcodes.ISTORE, 1); // 3
    add.visitVarInsn(Opcodes.ILOAD, 1); // 4
    add.visitVarInsn(Opcodes.ILOAD, 0); // 5
    add.visitInsn(Opcodes.IADD); // 6
    add.visitFieldInsn(Opcodes.PUTSTATIC, "Old", "sum", "I"); // 7
    add.visitJumpInsn(Opcodes.JSR, subroutine); // 10
    add.visitInsn(Opcodes.RETURN); // 13
    add.visitLabel(subroutine);
    add.visitVarInsn(Opcodes.ASTORE, 2);
    add.visitVarInsn(Opcodes.RET, 2);
    add.visitMaxs(0, 0);
    add.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private BreakpointProgram program() throws Exception {
    BreakpointProgram program = new BreakpointProgram(folder, MAIN);
    Files.write(folder.resolve("Old.class"), old());
    return program;
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void bytecodeIndexesAndParametersAreEnough(Jdk jdk) throws Exception {
    BreakpointProgram.Run run =
        program()
            .run(
                jdk,
                "race \"o\" Old.add(int) -> Old.add @bci 7"
                    + " when left.arg1 == 1 && right.arg1 == 2 timeout 60s");
    assertThat(run.out()).isEqualTo("2");
    assertThat(run.said())
        .containsExactly("breakpoint \"o\": reached 4, paused 1, hit 1, timed out 0");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void linesAreMissedAndSaidToBe(Jdk jdk) throws Exception {
    BreakpointProgram.Run run =
        program().run(jdk, "race \"o\" Old:1 -> Old.add when right.n == 1 timeout 1ms");
    assertThat(run.said())
        .containsExactly(
            "breakpoint \"o\": reached 0, paused 0, hit 0, timed out 0",
            "  Old:1: no line numbers in the class file (use Class.method @bci)",
            "  Old.add: no variable n: the class file has no names of variables (compile with -g,"
                + " or use arg1, arg2)");
  }
}
