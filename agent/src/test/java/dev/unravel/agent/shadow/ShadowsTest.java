package dev.unravel.agent.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.agent.code.ControlFlow;
import dev.unravel.agent.loops.NeutralLoops;
import dev.unravel.agent.subject.AgentOptions;
import dev.unravel.agent.subject.ClassContext;
import dev.unravel.agent.subject.ClassFacts;
import dev.unravel.agent.subject.HookCalls;
import dev.unravel.agent.subject.ShadowedClass;
import dev.unravel.agent.subject.SiteNumbers;
import dev.unravel.agent.subject.Treatment;
import dev.unravel.shadowed.Subject;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Gives methods shadows, lets the JVM verify and run them, and listens to what they tell. */
class ShadowsTest {
  private static final class Loader extends ClassLoader {
    Loader() {
      super(ShadowsTest.class.getClassLoader());
    }

    Class<?> define(byte[] bytes) {
      return defineClass(Subject.class.getName(), bytes, 0, bytes.length);
    }
  }

  @Test
  void codeWithShadowsDoesWhatItDid() throws Exception {
    Class<?> original = new Loader().define(bytes());
    Class<?> shadowed = new Loader().define(shadowed());
    TextTape.clear();
    for (Method method : original.getDeclaredMethods()) {
      if (Modifier.isPublic(method.getModifiers()) && !method.getName().startsWith("spins")) {
        Object expected = method.invoke(null);
        Object result = shadowed.getMethod(method.getName()).invoke(null);
        if (!method.getName().equals("copies")) {
          assertThat(result).as(method.getName()).isEqualTo(expected);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "sums, (((n IADD 3) IADD 1) ISUB m)",
    "widens, ((wide LMUL (n I2L 0)) LSHL m)",
    "reals, (precise DDIV ((real F2D 0.0) DNEG 0.0))",
    "divides, (n IDIV 2)",
    "meets, (1 IADD m)",
    "cleanWhereWaysMeet, (m IADD 4)",
    "storedAnew, clean",
    "passes, (m IADD 1)",
    "recursion, ((n IADD 1) IADD 1)",
    "receivers, field",
    "handlers, (n IADD 1)",
    "spins, n",
    "spinsBehindABranch, n"
  })
  void aResultIsKnownByWhatWasRead(String method, String result) throws Exception {
    run(method);
    assertThat(TextTape.returned()).isEqualTo(result);
  }

  @Test
  void aComparisonTellsBothSides() throws Exception {
    assertThat(run("compares")).containsExactly("((real F2D 0.0) DCMPG precise) < 0");
    assertThat(run("meets")).containsExactly("n > 3");
    assertThat(run("switches")).containsExactly("switched n");
    assertThat(run("references")).containsExactly("object same other", "null? object");
  }

  @Test
  void whatIsWrittenIsKnownByWhatWasRead() throws Exception {
    assertThat(run("copies"))
        .contains(
            "wrote [] I = ([] IADD n)",
            "wrote [] I = ([] LADD 1)",
            "wrote [] B = (n I2B 0)",
            "wrote [] B = ([] IXOR 1)")
        .doesNotContain("wrote m I = n");
  }

  @Test
  void whatIsNotFollowedIsUsed() throws Exception {
    assertThat(run("divides")).containsExactly("used m");
    assertThat(run("lost")).containsExactly("used m", "used n");
    assertThat(run("handlers")).containsExactly("used ints", "used (m IADD 100)");
    // The final field of what is made is no point; the rest are.
    assertThat(run("receivers")).containsExactly("used wide", "wrote field I = (field IADD n)");
  }

  @Test
  void whatALoopNeedsFromBeforeIsUsedBeforeIt() throws Exception {
    assertThat(run("spins")).startsWith("used m");
    assertThat(run("spinsBehindABranch")).contains("used m", "n > 3").doesNotContain("used n");
  }

  private static List<String> run(String method) throws Exception {
    Class<?> shadowed = new Loader().define(shadowed());
    TextTape.clear();
    shadowed.getMethod(method).invoke(null);
    return TextTape.told();
  }

  private static byte[] bytes() throws IOException {
    String file = Subject.class.getName().replace('.', '/') + ".class";
    try (InputStream in = ClassLoader.getSystemResourceAsStream(file)) {
      return in.readAllBytes();
    }
  }

  private static byte[] shadowed() throws IOException {
    ClassReader reader = new ClassReader(bytes());
    ClassNode node = new ClassNode();
    reader.accept(node, ClassReader.EXPAND_FRAMES);
    ClassContext context =
        new ClassContext(
            node,
            Treatment.TARGET,
            ShadowsTest.class.getClassLoader(),
            AgentOptions.parse("names"),
            new ClassFacts(),
            SiteNumbers.FINAL,
            new ShadowedClass(node, true));
    for (MethodNode method : node.methods) {
      Shadows shadows = Shadows.in(context, method, method.instructions);
      if (shadows != null) {
        ControlFlow flow = new ControlFlow(method, method.instructions);
        NeutralLoops neutral = new NeutralLoops(node, method, method.instructions, flow);
        neutral.insert(context, neutral.heads(), shadows);
        shadows.insert();
        for (AbstractInsnNode i : method.instructions.toArray()) {
          place(shadows, i, method);
        }
      }
      for (AbstractInsnNode i : method.instructions) {
        if (i instanceof MethodInsnNode call
            && (call.owner.equals(HookCalls.SHADOW) || call.owner.equals(HookCalls.HOOKS))) {
          call.owner = Type.getInternalName(TextTape.class);
        }
      }
    }
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }

  /** Every access is a point but those of the field that is final. */
  private static void place(Shadows shadows, AbstractInsnNode i, MethodNode method) {
    boolean isField = i instanceof FieldInsnNode field && !field.name.equals("fixed");
    boolean isElement =
        i.getOpcode() >= Opcodes.IALOAD && i.getOpcode() <= Opcodes.SALOAD
            || i.getOpcode() >= Opcodes.IASTORE && i.getOpcode() <= Opcodes.SASTORE;
    if (isField || isElement) {
      TextTape.SITES.add(i instanceof FieldInsnNode field ? field.name : "[]");
      shadows.placed(i, TextTape.SITES.size() - 1);
    }
  }
}
