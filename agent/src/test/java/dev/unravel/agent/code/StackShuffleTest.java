package dev.unravel.agent.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.agent.shadow.TaintValue;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.analysis.Frame;

/** Copies lie where the specification of the JVM says, by the forms it has for wide values. */
class StackShuffleTest {

  /** Values are small letters, or capital ones if they take two slots. */
  @ParameterizedTest
  @CsvSource({
    "POP, 87, ab, a",
    "POP2, 88, abc, a",
    "POP2, 88, aB, a",
    "DUP, 89, ab, abb",
    "DUP_X1, 90, abc, acbc",
    "DUP_X2, 91, abcd, adbcd",
    "DUP_X2, 91, aBc, acBc",
    "DUP2, 92, abc, abcbc",
    "DUP2, 92, aB, aBB",
    "DUP2_X1, 93, abcd, acdbcd",
    "DUP2_X1, 93, abC, aCbC",
    "DUP2_X2, 94, abcde, adebcde",
    "DUP2_X2, 94, abcD, aDbcD",
    "DUP2_X2, 94, aBcd, acdBcd",
    "DUP2_X2, 94, aBC, aCBC",
    "SWAP, 95, abc, acb"
  })
  void copiesLieWhereTheyBelong(String name, int opcode, String before, String after)
      throws ReflectiveOperationException {
    assertThat(Opcodes.class.getField(name).getInt(null)).isEqualTo(opcode);
    Frame<TaintValue> frame = new Frame<>(0, 8);
    for (char value : before.toCharArray()) {
      frame.push(TaintValue.of(Character.isUpperCase(value) ? 2 : 1, false));
    }
    List<Integer> expected = Arrays.stream(after.split("")).map(before::indexOf).toList();
    assertThat(StackShuffle.sources(frame, opcode)).isEqualTo(expected);
  }
}
