package dev.unravel.prove.path;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Operators do what the instructions of their numbers do, at the edges too. */
class OperatorTest {
  private static final int LCMP = 0x94;
  private static final int FCMPL = 0x95;
  private static final int FCMPG = 0x96;
  private static final int DCMPL = 0x97;
  private static final int DCMPG = 0x98;

  @Test
  void whatIsNoNumberIsLessOrMoreAsTheInstructionSays() {
    long real = Float.floatToIntBits(1.5f);
    long noReal = Float.floatToIntBits(Float.NaN);
    assertThat(apply(FCMPL, noReal, real)).isEqualTo(-1);
    assertThat(apply(FCMPG, noReal, real)).isEqualTo(1);
    long precise = Double.doubleToLongBits(1.5);
    long none = Double.doubleToLongBits(Double.NaN);
    assertThat(apply(DCMPL, precise, none)).isEqualTo(-1);
    assertThat(apply(DCMPG, precise, none)).isEqualTo(1);
  }

  @Test
  void bothZeroesAreEqual() {
    assertThat(apply(FCMPL, Float.floatToIntBits(0f), Float.floatToIntBits(-0f))).isZero();
    assertThat(apply(DCMPG, Double.doubleToLongBits(-0.0), Double.doubleToLongBits(0.0))).isZero();
  }

  @Test
  void negativeRealNumbersAreLess() {
    assertThat(apply(FCMPG, Float.floatToIntBits(-2f), Float.floatToIntBits(-1f))).isEqualTo(-1);
    assertThat(apply(DCMPL, Double.doubleToLongBits(2), Double.doubleToLongBits(-1))).isEqualTo(1);
  }

  @Test
  void longsAreComparedWithoutSubtraction() {
    assertThat(apply(LCMP, Long.MIN_VALUE, 1)).isEqualTo(-1);
    assertThat(apply(LCMP, Long.MAX_VALUE, -1)).isEqualTo(1);
  }

  @Test
  void oneObjectIsTheSameWhoeverWroteIt() {
    long one = References.number(3, 0, true);
    assertThat(References.same(one, References.number(3, 9, true))).isEqualTo(1);
    assertThat(References.same(one, References.number(4, 0, true))).isZero();
  }

  @Test
  void whatIsKnownByItsContentMayOrMayNotBeTheSame() {
    long text = References.number(5, 0, false);
    assertThat(References.same(text, text)).isEqualTo(References.UNTOLD);
    assertThat(References.same(References.number(3, 0, true), text)).isEqualTo(References.UNTOLD);
  }

  @Test
  void otherInstructionsAreNone() {
    assertThatThrownBy(() -> Operator.of(0x32)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Operator.of(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  private static long apply(int opcode, long left, long right) {
    return Operator.of(opcode).apply(left, right);
  }
}
