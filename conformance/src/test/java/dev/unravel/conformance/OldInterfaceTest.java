package dev.unravel.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.wire.Job;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What an interface keeps is new in each execution, too, where its class file is older than static
 * methods in interfaces.
 */
class OldInterfaceTest {
  private static final long EXECUTIONS = 50;

  @TempDir private Path folder;

  static List<EngineConfiguration> configurations() {
    return EngineConfiguration.available();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void itsFieldsAreMadeAnew(EngineConfiguration configuration) throws IOException {
    Files.write(folder.resolve("Box.class"), box());
    Files.write(folder.resolve("Main.class"), main());
    try (SharedWorker worker = SharedWorker.brief(configuration)) {
      WorkerReport report =
          worker.run(
              Job.enumerate(
                  worker.target(folder, "Main"), EngineSettings.random(1), EXECUTIONS, 0));

      assertThat(report.outcomes()).containsOnlyKeys("1");
    }
  }

  /** {@code interface Box { int[] COUNT = new int[1]; }}. */
  private static byte[] box() {
    ClassWriter writer = new ClassWriter(0);
    int flags = Opcodes.ACC_PUBLIC | Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT;
    writer.visit(Opcodes.V1_7, flags, "Box", null, "java/lang/Object", null);
    int constant = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
    writer.visitField(constant, "COUNT", "[I", null, null);
    MethodVisitor made = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
    made.visitCode();
    made.visitInsn(Opcodes.ICONST_1); // 1
    made.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT); // array
    made.visitFieldInsn(Opcodes.PUTSTATIC, "Box", "COUNT", "[I"); // -
    made.visitInsn(Opcodes.RETURN);
    made.visitMaxs(1, 0);
    made.visitEnd();
    return writer.toByteArray();
  }

  /** {@code System.out.println(++Box.COUNT[0])}. */
  private static byte[] main() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V1_6, Opcodes.ACC_PUBLIC, "Main", null, "java/lang/Object", null);
    int flags = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    MethodVisitor main = writer.visitMethod(flags, "main", "([Ljava/lang/String;)V", null, null);
    main.visitCode();
    main.visitFieldInsn(Opcodes.GETSTATIC, "Box", "COUNT", "[I"); // array
    main.visitInsn(Opcodes.ICONST_0); // array 0
    main.visitInsn(Opcodes.DUP2); // array 0 array 0
    main.visitInsn(Opcodes.IALOAD); // array 0 count
    main.visitInsn(Opcodes.ICONST_1); // array 0 count 1
    main.visitInsn(Opcodes.IADD); // array 0 sum
    main.visitInsn(Opcodes.IASTORE); // -
    main.visitFieldInsn(Opcodes.GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
    main.visitFieldInsn(Opcodes.GETSTATIC, "Box", "COUNT", "[I"); // out array
    main.visitInsn(Opcodes.ICONST_0); // out array 0
    main.visitInsn(Opcodes.IALOAD); // out count
    main.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL, "java/io/PrintStream", "println", "(I)V", false); // -
    main.visitInsn(Opcodes.RETURN);
    main.visitMaxs(0, 0);
    main.visitEnd();
    return writer.toByteArray();
  }
}
