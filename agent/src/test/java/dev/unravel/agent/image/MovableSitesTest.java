package dev.unravel.agent.image;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.agent.subject.SiteEntry;
import dev.unravel.runtime.place.Sites;
import dev.unravel.trace.Location;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class MovableSitesTest {
  /** What would be taken for the first site if nobody looked. */
  private static final int FIRST_CHOICE = 0x4000_0000;

  @Test
  void linkingPutsTheNumbersOfTheSitesInTheirPlaces() {
    List<Object> constants = linkedConstants(1_000_000);

    assertThat(constants).hasSize(3).startsWith(1_000_000);
    assertThat(Sites.get((int) constants.get(1)).member()).isEqualTo("first");
    assertThat(Sites.get((int) constants.get(2)).member()).isEqualTo("second");
  }

  @Test
  void aConstantOfTheClassItselfStaysWhatItIs() {
    List<Object> constants = linkedConstants(FIRST_CHOICE);

    assertThat(constants).hasSize(3).startsWith(FIRST_CHOICE);
    assertThat(Sites.get((int) constants.get(1)).member()).isEqualTo("first");
  }

  @Test
  void anotherJvmMayHaveOtherNumbers() {
    List<Object> one = linkedConstants(1_000_000);
    List<Object> other = linkedConstants(1_000_000);

    assertThat(other.get(1)).isNotEqualTo(one.get(1));
  }

  private static List<Object> linkedConstants(int constant) {
    ClassReader original = new ClassReader(classWith(new ClassWriter(0), constant));
    MovableSites sites = new MovableSites(original);
    ClassWriter writer = new ClassWriter(original, 0);
    byte[] instrumented =
        classWith(writer, constant, sites.of(site("first")), sites.of(site("second")));
    return constantsOf(sites.image(instrumented).link());
  }

  private static SiteEntry site(String member) {
    return new SiteEntry(new Location("C", "m", "C.java", 1), "C", member, SiteEntry.Kind.OTHER);
  }

  private static byte[] classWith(ClassWriter writer, int... constants) {
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "C", null, "java/lang/Object", null);
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "m", "()V", null, null);
    method.visitCode();
    for (int constant : constants) {
      method.visitLdcInsn(constant);
      method.visitInsn(Opcodes.POP);
    }
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(1, 0);
    method.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static List<Object> constantsOf(byte[] classFile) {
    List<Object> constants = new ArrayList<>();
    new ClassReader(classFile)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                return new MethodVisitor(Opcodes.ASM9) {
                  @Override
                  public void visitLdcInsn(Object value) {
                    constants.add(value);
                  }
                };
              }
            },
            0);
    return constants;
  }
}
