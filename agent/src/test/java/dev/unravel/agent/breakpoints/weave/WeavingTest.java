package dev.unravel.agent.breakpoints.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.agent.breakpoints.file.DefinitionParser;
import dev.unravel.agent.breakpoints.file.Place;
import dev.unravel.agent.breakpoints.file.SyntaxException;
import dev.unravel.agent.breakpoints.woven.WovenBreakpoint;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** A class with breakpoints in it is a valid class that does what it did before. */
class WeavingTest {
  private static final String EXPECTED =
      "[few, some, one, some, 9, thrown!passed!, 8, 6, 15, earlylate, truefalse]";

  private static final class OwnClasses extends ClassLoader {
    OwnClasses() {
      super(WeavingTest.class.getClassLoader());
    }

    Class<?> define(byte[] classFile) {
      return defineClass(null, classFile, 0, classFile.length);
    }
  }

  private final byte[] original = bytes();

  private static byte[] bytes() {
    try (InputStream in = Shapes.class.getResourceAsStream("Shapes.class")) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void theClassDoesWhatIsExpectedOfIt() throws Exception {
    assertThat(run(original)).isEqualTo(EXPECTED);
  }

  @Test
  void everyLineCanHaveABreakpointBeforeAndBehindIt() throws Exception {
    for (int line : lines()) {
      checkReached("Shapes:" + line);
      check("after Shapes:" + line);
    }
  }

  @Test
  void allLinesCanHaveBreakpointsAtOnce() throws Exception {
    List<String> all = new ArrayList<>();
    for (int line : lines()) {
      all.add("Shapes:" + line);
      all.add("after Shapes:" + line);
    }
    check(all.toArray(new String[0]));
  }

  @Test
  void everyMethodCanHaveBreakpoints() throws Exception {
    for (String method :
        List.of(
            "<init>",
            "<init>(String)",
            "run",
            "choose",
            "loops(int)",
            "tries",
            "guarded(int)",
            "lambdas",
            "name(String)",
            "name(java.lang.String)",
            "early",
            "tell(Object)")) {
      checkReached("Shapes." + method);
      checkReached("exit Shapes." + method);
    }
  }

  @Test
  void fieldsCanHaveBreakpoints() throws Exception {
    for (String field : List.of("wide", "calls", "numbers", "told")) {
      checkReached("read Shapes." + field);
      checkReached("write Shapes." + field);
    }
    checkReached("write Shapes.wide in Shapes.guarded()");
    checkReached("access Shapes.wide #2");
  }

  @Test
  void callsCanHaveBreakpoints() throws Exception {
    checkReached("call Shapes.tell in Shapes.run()");
    checkReached("call List.add in Shapes");
  }

  @Test
  void everyInstructionCanHaveABreakpoint() throws Exception {
    int found = 0;
    for (int index = 0; index < 150; index++) {
      String position = "Shapes.loops @bci " + index;
      WovenBreakpoint breakpoint = breakpoint(position);
      byte[] woven = weave(breakpoint);
      if (breakpoint.status(0).complaint(place(breakpoint)).isEmpty()) {
        found++;
        assertThat(run(woven)).as(position).isEqualTo(EXPECTED);
      }
    }
    assertThat(found).isGreaterThan(30);
  }

  /** The JVM compiles no method in which a call between lock and handler could leave it locked. */
  @Test
  void whatIsPutBehindALockIsGuardedAsTheRestIs() throws Exception {
    for (int line : lines()) {
      byte[] woven = weave(breakpoint("Shapes:" + line));
      ClassNode node = new ClassNode();
      new ClassReader(woven == null ? original : woven).accept(node, 0);
      for (MethodNode method : node.methods) {
        for (AbstractInsnNode i : method.instructions) {
          if (i.getOpcode() == Opcodes.MONITORENTER) {
            assertThat(isGuarded(method, nextReal(i))).as(method.name + ":" + line).isTrue();
          }
        }
      }
    }
  }

  private static AbstractInsnNode nextReal(AbstractInsnNode after) {
    AbstractInsnNode next = after.getNext();
    while (next.getOpcode() < 0) {
      next = next.getNext();
    }
    return next;
  }

  private static boolean isGuarded(MethodNode method, AbstractInsnNode instruction) {
    int index = method.instructions.indexOf(instruction);
    return method.tryCatchBlocks.stream()
        .anyMatch(
            block ->
                block.type == null
                    && method.instructions.indexOf(block.start) < index
                    && index < method.instructions.indexOf(block.end));
  }

  @Test
  void localVariablesAreTold() throws Exception {
    WovenBreakpoint breakpoint =
        breakpoint("Shapes.java:" + lineOf("sum += k--"), " when left.k == 1 && left.sum >= 0");
    assertThat(run(weave(breakpoint))).isEqualTo(EXPECTED);
    assertThat(breakpoint.meeting().counters().paused()).isEqualTo(2);
  }

  @Test
  void aVariableThatIsNotThereIsAProblem() throws Exception {
    WovenBreakpoint breakpoint =
        breakpoint("Shapes.java:" + lineOf("int sum = 0;"), " when left.k == 1");
    assertThat(weave(breakpoint)).isNull();
    assertThat(breakpoint.status(0).complaint(place(breakpoint)))
        .isEqualTo("no variable k there (known: this, n)");
  }

  @Test
  void aLineWithoutCodeIsAProblem() throws Exception {
    int line = lineOf("int sum = 0;") - 1;
    WovenBreakpoint breakpoint = breakpoint("Shapes.java:" + (line - 1));
    assertThat(weave(breakpoint)).isNull();
    assertThat(breakpoint.status(0).complaint(place(breakpoint)))
        .isEqualTo(
            "no code at line "
                + (line - 1)
                + " (nearest lines with code: "
                + (line - 3)
                + ", "
                + (line + 1)
                + ")");
  }

  @Test
  void aPartOfAnExpressionInALineOfItsOwnCountsOnce() throws Exception {
    WovenBreakpoint breakpoint = breakpoint("Shapes.java:" + lineOf("// part"));
    assertThat(run(weave(breakpoint))).isEqualTo(EXPECTED);
    assertThat(breakpoint.meeting().counters().reached()).isEqualTo(1);
  }

  @Test
  void aStatementOverSeveralLinesIsReachedOnce() throws Exception {
    WovenBreakpoint breakpoint = breakpoint("Shapes.java:" + (lineOf("wide // Comments") - 1));
    assertThat(run(weave(breakpoint))).isEqualTo(EXPECTED);
    assertThat(breakpoint.meeting().counters().reached()).isEqualTo(1);
  }

  private int lineOf(String text) throws IOException {
    List<String> source =
        java.nio.file.Files.readAllLines(
            java.nio.file.Path.of("src/test/java/dev/unravel/agent/breakpoints/Shapes.java"));
    for (int i = 0; i < source.size(); i++) {
      if (source.get(i).contains(text)) {
        return i + 1;
      }
    }
    throw new AssertionError(text);
  }

  private Set<Integer> lines() {
    Set<Integer> lines = new TreeSet<>();
    new ClassReader(original)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                return new MethodVisitor(Opcodes.ASM9) {
                  @Override
                  public void visitLineNumber(int line, Label start) {
                    lines.add(line);
                  }
                };
              }
            },
            0);
    return lines;
  }

  private static WovenBreakpoint breakpoint(String position) throws SyntaxException {
    return breakpoint(position, "");
  }

  private static WovenBreakpoint breakpoint(String position, String more) throws SyntaxException {
    String text = "race \"x\" " + position + " -> Nowhere:1" + more + " timeout 0ms";
    return new WovenBreakpoint(DefinitionParser.parse(text, 1).orElseThrow(), () -> {});
  }

  private static Place place(WovenBreakpoint breakpoint) {
    return breakpoint.definition().positions().get(0).place();
  }

  private byte[] weave(WovenBreakpoint... breakpoints) throws Exception {
    ClassWeaver weaver = new ClassWeaver(original);
    for (WovenBreakpoint breakpoint : breakpoints) {
      weaver.find(breakpoint, 0);
    }
    return weaver.weave();
  }

  private void check(String... positions) throws Exception {
    List<WovenBreakpoint> breakpoints = new ArrayList<>();
    for (String position : positions) {
      breakpoints.add(breakpoint(position));
    }
    byte[] woven = weave(breakpoints.toArray(new WovenBreakpoint[0]));
    if (woven != null) {
      assertThat(run(woven)).as(String.join(", ", positions)).isEqualTo(EXPECTED);
    }
  }

  private void checkReached(String position) throws Exception {
    WovenBreakpoint breakpoint = breakpoint(position);
    byte[] woven = weave(breakpoint);
    assertThat(breakpoint.status(0).complaint(place(breakpoint))).as(position).isEmpty();
    assertThat(run(woven)).as(position).isEqualTo(EXPECTED);
  }

  private static String run(byte[] classFile) throws Exception {
    Class<?> type = new OwnClasses().define(classFile);
    Object shapes = type.getConstructor().newInstance();
    ((Runnable) shapes).run();
    return shapes.toString();
  }
}
