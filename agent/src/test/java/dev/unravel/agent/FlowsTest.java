package dev.unravel.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A value is carried as long as nothing but memory and known comparisons can tell what it was. */
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

    boolean compares(int limit) {
      return n + m < limit;
    }

    boolean comparesLongs() {
      return wide > n;
    }

    boolean comparesRealNumbers() {
      return real < 1;
    }

    boolean comparesWithNull() {
      return other == null;
    }

    boolean comparesReferences() {
      return other == this;
    }

    int comparedThenReturned() {
      int old = n;
      return old > 0 ? old : 0;
    }

    int comparedAcrossACall() {
      int old = n;
      hashCode();
      return old > 0 ? 1 : 0;
    }

    int comparedAgainAndAgain() {
      int limit = n;
      int sum = 0;
      for (int i = 0; i < limit; i++) {
        sum += i;
      }
      return sum;
    }

    int comparedInEachRound() {
      int rounds = 0;
      while (n < 3) {
        rounds++;
      }
      return rounds;
    }

    int comparedWithTheRoundBefore() {
      int before = 0;
      int rounds = 0;
      while (rounds < 3) {
        int now = n;
        if (now > before) {
          rounds++;
        }
        before = now;
      }
      return rounds;
    }

    int comparesOneOfTwo(boolean first) {
      int seen = first ? n : m;
      return seen > 1 ? 1 : 0;
    }

    int comparesRemainder() {
      return n % 2 == 1 ? 1 : 0;
    }

    int switches() {
      switch (n) {
        case 1:
          return 5;
        case 20:
          return 6;
        default:
          return 7;
      }
    }

    int comparedInHandler() {
      int old = 0;
      try {
        old = n;
        elements[0] = 1;
      } catch (RuntimeException e) {
        return old > 0 ? 1 : 0;
      }
      return 2;
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
  void whatIsAddedMayBeOfAnotherType() throws IOException {
    assertThat(counts("widens")).containsExactly(List.of(1, 1));
    assertThat(counts("differentTypes")).containsExactly(List.of(1));
  }

  @Test
  void aCopyIsNoSum() throws IOException {
    for (String name : List.of("copyOfReference", "copyOfDouble")) {
      Collection<FlowValue> values = written(name, false).values();
      assertThat(values).as(name).singleElement().matches(value -> !value.sum());
    }
  }

  @Test
  void whatLeavesTheMethodIsNotCarried() throws IOException {
    for (String name :
        List.of(
            "returns",
            "passesOn",
            "multiplies",
            "narrows",
            "indexes",
            "isReceiver",
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

  @Test
  void whatIsComparedIsCarried() throws IOException {
    assertThat(carried("branches")).containsExactly("n");
    assertThat(counts("branches")).containsExactly(List.of(1));
    assertThat(carried("compares")).containsExactly("n", "m");
    assertThat(carried("comparesLongs")).containsExactly("wide", "n");
    assertThat(carried("comparesWithNull")).containsExactly("other");
    assertThat(carried("comparedInEachRound")).containsExactly("n");
    assertThat(carried("switches")).containsExactly("n");
  }

  @Test
  void whatIsComparedFirstIsCarriedUntilItIsUsed() throws IOException {
    assertThat(carried("comparedThenReturned")).containsExactly("n");
    assertThat(hooks("comparedThenReturned")).containsExactly("decided", "used");
    assertThat(hooks("comparesRemainder")).isEmpty();
    assertThat(hooks("returns")).isEmpty();
  }

  @Test
  void aComparisonOfSomethingElseTellsAllValuesApart() throws IOException {
    for (String name :
        List.of(
            "comparesRealNumbers",
            "comparesReferences",
            "comparesRemainder",
            "comparesOneOfTwo",
            "comparedAcrossACall",
            "comparedAgainAndAgain",
            "comparedWithTheRoundBefore",
            "comparedInHandler")) {
      assertThat(carried(name)).as(name).isEmpty();
    }
  }

  /** The fields whose values are not told apart at once. */
  private static List<String> carried(String name) throws IOException {
    Analysed analysed = analysed(name, false);
    List<String> fields = new ArrayList<>();
    for (AbstractInsnNode i : analysed.reads()) {
      fields.add(((FieldInsnNode) i).name);
    }
    return analysed.flows().carried().stream().sorted().map(fields::get).toList();
  }

  /** The hooks that tell where values decide or are used. */
  private static List<String> hooks(String name) throws IOException {
    Analysed analysed = analysed(name, false);
    analysed.flows().insert();
    List<String> hooks = new ArrayList<>();
    for (AbstractInsnNode i : analysed.method().instructions) {
      if (i instanceof MethodInsnNode call && call.owner.equals(HookCalls.HOOKS)) {
        hooks.add(call.name);
      }
    }
    return hooks;
  }

  private static Collection<List<Integer>> counts(String method) throws IOException {
    return written(method, false).values().stream()
        .map(value -> List.copyOf(value.reads().values()))
        .toList();
  }

  private static Map<AbstractInsnNode, FlowValue> written(String name, boolean onlyReads)
      throws IOException {
    return analysed(name, onlyReads).flows().written();
  }

  private record Analysed(MethodNode method, List<AbstractInsnNode> reads, Flows flows) {}

  private static Analysed analysed(String name, boolean onlyReads) throws IOException {
    ClassNode node = new ClassNode();
    new ClassReader(Subject.class.getName()).accept(node, ClassReader.EXPAND_FRAMES);
    MethodNode method =
        node.methods.stream().filter(each -> each.name.equals(name)).findFirst().orElseThrow();
    Flows flows = Flows.in(node.name, method, method.instructions);
    List<AbstractInsnNode> reads = new ArrayList<>();
    int site = 0;
    for (AbstractInsnNode i : method.instructions) {
      boolean isWrite = i.getOpcode() == Opcodes.PUTFIELD;
      boolean isAccess =
          i instanceof FieldInsnNode
              || i.getOpcode() == Opcodes.IALOAD
              || i.getOpcode() == Opcodes.IASTORE;
      if (isAccess && !isWrite && i.getOpcode() != Opcodes.IASTORE) {
        reads.add(i);
      }
      if (isAccess && !(onlyReads && isWrite)) {
        flows.placed(i, ++site);
      }
    }
    return new Analysed(method, reads, flows);
  }
}
