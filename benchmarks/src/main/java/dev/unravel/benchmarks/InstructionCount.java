package dev.unravel.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Counts the bytecode instructions that all threads of a program execute in its own classes, not in
 * the JDK, in one plain run: with another schedule there may be more or fewer. The table of the
 * paper counts those of LLVM, so the two columns have the name in common, not the unit.
 */
public final class InstructionCount {
  private static final long PATIENCE_MILLIS = 10_000;
  private static final LongAdder COUNT = new LongAdder();

  private InstructionCount() {}

  /** Called before each instruction. */
  public static void one() {
    COUNT.increment();
  }

  /** A run that fails or does not end counts as far as it comes. */
  static long of(Class<?> program, List<String> arguments) {
    COUNT.reset();
    PrintStream out = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    try {
      Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {});
      Class<?> counted = new Counting(program).loadClass(program.getName());
      Thread main = new Thread(() -> run(counted, arguments), "counted");
      main.setDaemon(true);
      main.start();
      main.join(PATIENCE_MILLIS);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      System.setOut(out);
      Thread.setDefaultUncaughtExceptionHandler(null);
    }
    return COUNT.sum();
  }

  private static void run(Class<?> program, List<String> arguments) {
    try {
      program
          .getMethod("main", String[].class)
          .invoke(null, (Object) arguments.toArray(String[]::new));
    } catch (ReflectiveOperationException failed) {
      // As the program has it.
    }
  }

  /** Has classes of its own for the program, and for all else that is written for programs. */
  private static final class Counting extends ClassLoader {
    private final String prefix;

    Counting(Class<?> program) {
      super(program.getClassLoader());
      prefix = InstructionCount.class.getPackageName() + ".";
    }

    private boolean counts(String name) {
      return name.startsWith(prefix) && name.indexOf('.', prefix.length()) > 0;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        if (known != null || !counts(name)) {
          return known != null ? known : super.loadClass(name, resolve);
        }
        try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
          byte[] bytes = counting(in.readAllBytes());
          return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  private static byte[] counting(byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(reader, 0);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            return new CountingMethod(
                super.visitMethod(access, name, descriptor, signature, exceptions));
          }
        },
        0);
    return writer.toByteArray();
  }

  /** A call that takes and leaves nothing is right everywhere. */
  private static final class CountingMethod extends MethodVisitor {
    private static final String OWNER = Type.getInternalName(InstructionCount.class);

    CountingMethod(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    private void count() {
      mv.visitMethodInsn(Opcodes.INVOKESTATIC, OWNER, "one", "()V", false);
    }

    @Override
    public void visitInsn(int opcode) {
      count();
      super.visitInsn(opcode);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
      count();
      super.visitIntInsn(opcode, operand);
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
      count();
      super.visitVarInsn(opcode, variable);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
      // Frames know what is made here by the place of the instruction: nothing may come before it.
      super.visitTypeInsn(opcode, type);
      count();
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
      count();
      super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      count();
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }

    @Override
    public void visitInvokeDynamicInsn(
        String name, String descriptor, Handle bootstrap, Object... arguments) {
      count();
      super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
      count();
      super.visitJumpInsn(opcode, label);
    }

    @Override
    public void visitLdcInsn(Object value) {
      count();
      super.visitLdcInsn(value);
    }

    @Override
    public void visitIincInsn(int variable, int increment) {
      count();
      super.visitIincInsn(variable, increment);
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
      count();
      super.visitTableSwitchInsn(min, max, otherwise, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
      count();
      super.visitLookupSwitchInsn(otherwise, keys, labels);
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
      count();
      super.visitMultiANewArrayInsn(descriptor, dimensions);
    }
  }
}
