package dev.unravel.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A value is carried only if nothing but memory can tell what it was. */
class FlowsTest {

  /** What javac makes of these methods is analysed. */
  @SuppressWarnings("unused")
  private static final class Subject {
    private final int fixed = hashCode();
    private int n;
    private int m;
    private long wide;
    private byte small;
    private char letter;
    private double real;
    private Subject other;
    private int[] elements;
    private static int shared;

    void increment() {
      n++;
    }

    void add(int amount) {
      n = n + amount;
    }

    void addLong(long amount) {
      wide += amount;
    }

    void sumOfTwo() {
      n = n - m + 3;
    }

    void twice() {
      n = n + n;
    }

    void byLocal() {
      int old = n;
      n = old + 1;
    }

    void inALoop() {
      for (int i = 0; i < 3; i++) {
        int old = n;
        n = old + 1;
      }
    }

    void copyOfReference(Subject to) {
      to.other = other;
    }

    void copyOfDouble(Subject to) {
      to.real = real;
    }

    static void incrementStatic() {
      shared++;
    }

    void incrementElement(int[] array) {
      array[1]++;
    }

    void branches() {
      int old = n;
      if (old > 0) {
        n = old - 1;
      }
    }

    int returns() {
      return n++;
    }

    void passesOn() {
      n = Math.abs(n) + 1;
    }

    void callBetween() {
      int old = n;
      hashCode();
      n = old + 1;
    }

    void keptAcrossRounds() {
      int old = 0;
      for (int i = 0; i < 3; i++) {
        n = old;
        old = m;
      }
    }

    void multiplies() {
      n = n * 2;
    }

    void narrows() {
      small = (byte) (small + 1);
    }

    void widens() {
      wide = wide + n;
    }

    void indexes(int[] array) {
      array[n] = 1;
    }

    void isReceiver() {
      other.n = 1;
    }

    void usedInHandler() {
      int old = n;
      try {
        n = old + 1;
        elements[0] = 1;
      } catch (RuntimeException e) {
        m = old;
      }
    }

    void eitherOfTwo(boolean first) {
      n = first ? n : m;
    }

    void differentTypes() {
      n = letter;
    }

    void addsRealNumbers() {
      real = real + 1;
    }
  }

  @Test
  void whatIsAddedToAndWrittenBackIsCarried() throws IOException {
    for (String name :
        List.of(
            "increment",
            "add",
            "addLong",
            "byLocal",
            "inALoop",
            "incrementStatic",
            "incrementElement")) {
      assertThat(counts(name)).as(name).containsExactly(List.of(1));
    }
  }

  @Test
  void aSumMayHaveSeveralSources() throws IOException {
    assertThat(counts("sumOfTwo")).containsExactly(List.of(1, -1));
    assertThat(counts("twice")).containsExactly(List.of(1, 1));
  }

  @Test
  void whatIsAddedMayBeTheValueOfAnotherReadThatCounts() throws IOException {
    assertThat(counts("widens")).containsExactly(List.of(1));
  }

  @Test
  void aCopyIsNoSum() throws IOException {
    for (String name : List.of("copyOfReference", "copyOfDouble")) {
      Collection<FlowValue> values = written(name, false).values();
      assertThat(values).as(name).singleElement().matches(value -> !value.sum());
    }
  }

  @Test
  void whatDecidesOrLeavesTheMethodIsNotCarried() throws IOException {
    for (String name :
        List.of(
            "branches",
            "returns",
            "passesOn",
            "multiplies",
            "narrows",
            "indexes",
            "isReceiver",
            "differentTypes",
            "addsRealNumbers")) {
      assertThat(counts(name)).as(name).isEmpty();
    }
  }

  @Test
  void aValueThatMayBeOfAnEarlierReadIsNotCarried() throws IOException {
    for (String name : List.of("callBetween", "keptAcrossRounds", "usedInHandler", "eitherOfTwo")) {
      assertThat(counts(name)).as(name).isEmpty();
    }
  }

  @Test
  void whatGoesIntoAFieldThatIsNoPointIsNotCarried() throws IOException {
    assertThat(written("increment", true)).isEmpty();
  }

  private static Collection<List<Integer>> counts(String method) throws IOException {
    return written(method, false).values().stream()
        .map(value -> List.copyOf(value.reads().values()))
        .toList();
  }

  private static Map<AbstractInsnNode, FlowValue> written(String name, boolean onlyReads)
      throws IOException {
    ClassNode node = new ClassNode();
    new ClassReader(Subject.class.getName()).accept(node, ClassReader.EXPAND_FRAMES);
    MethodNode method =
        node.methods.stream().filter(each -> each.name.equals(name)).findFirst().orElseThrow();
    Flows flows = Flows.in(node.name, method, method.instructions);
    int site = 0;
    for (AbstractInsnNode i : method.instructions) {
      boolean isWrite = i.getOpcode() == Opcodes.PUTFIELD;
      if ((i instanceof FieldInsnNode
              || i.getOpcode() == Opcodes.IALOAD
              || i.getOpcode() == Opcodes.IASTORE)
          && !(onlyReads && isWrite)) {
        flows.placed(i, ++site);
      }
    }
    return flows.written();
  }
}
