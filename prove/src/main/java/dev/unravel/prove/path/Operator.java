package dev.unravel.prove.path;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongBinaryOperator;

/**
 * Operators that combine two values as instructions of the JVM do. Those of {@code int} wrap
 * around. Floating-point numbers are their bits, those of a {@code float} widened, with one NaN.
 * What has one operand does not look at the other.
 */
public enum Operator {
  ADD_INT(0x60, (a, b) -> (int) (a + b)),
  ADD(0x61, (a, b) -> a + b),
  ADD_FLOAT(0x62, (a, b) -> bits(real(a) + real(b))),
  ADD_DOUBLE(0x63, (a, b) -> bits(wide(a) + wide(b))),
  SUBTRACT_INT(0x64, (a, b) -> (int) (a - b)),
  SUBTRACT(0x65, (a, b) -> a - b),
  SUBTRACT_FLOAT(0x66, (a, b) -> bits(real(a) - real(b))),
  SUBTRACT_DOUBLE(0x67, (a, b) -> bits(wide(a) - wide(b))),
  MULTIPLY_INT(0x68, (a, b) -> (int) (a * b)),
  MULTIPLY(0x69, (a, b) -> a * b),
  MULTIPLY_FLOAT(0x6a, (a, b) -> bits(real(a) * real(b))),
  MULTIPLY_DOUBLE(0x6b, (a, b) -> bits(wide(a) * wide(b))),
  DIVIDE_INT(0x6c, (a, b) -> (int) a / (int) b),
  DIVIDE(0x6d, (a, b) -> a / b),
  DIVIDE_FLOAT(0x6e, (a, b) -> bits(real(a) / real(b))),
  DIVIDE_DOUBLE(0x6f, (a, b) -> bits(wide(a) / wide(b))),
  REMAINDER_INT(0x70, (a, b) -> (int) a % (int) b),
  REMAINDER(0x71, (a, b) -> a % b),
  REMAINDER_FLOAT(0x72, (a, b) -> bits(real(a) % real(b))),
  REMAINDER_DOUBLE(0x73, (a, b) -> bits(wide(a) % wide(b))),
  NEGATE_INT(0x74, (a, b) -> -(int) a),
  NEGATE(0x75, (a, b) -> -a),
  NEGATE_FLOAT(0x76, (a, b) -> bits(-real(a))),
  NEGATE_DOUBLE(0x77, (a, b) -> bits(-wide(a))),
  SHIFT_LEFT_INT(0x78, (a, b) -> (int) a << (int) b),
  SHIFT_LEFT(0x79, (a, b) -> a << b),
  SHIFT_RIGHT_INT(0x7a, (a, b) -> (int) a >> (int) b),
  SHIFT_RIGHT(0x7b, (a, b) -> a >> b),
  SHIFT_UNSIGNED_INT(0x7c, (a, b) -> (int) a >>> (int) b),
  SHIFT_UNSIGNED(0x7d, (a, b) -> a >>> b),
  AND_INT(0x7e, (a, b) -> a & b),
  AND(0x7f, (a, b) -> a & b),
  OR_INT(0x80, (a, b) -> a | b),
  OR(0x81, (a, b) -> a | b),
  XOR_INT(0x82, (a, b) -> a ^ b),
  XOR(0x83, (a, b) -> a ^ b),
  INT_TO_LONG(0x85, (a, b) -> a),
  INT_TO_FLOAT(0x86, (a, b) -> bits((float) (int) a)),
  INT_TO_DOUBLE(0x87, (a, b) -> bits((double) (int) a)),
  LONG_TO_INT(0x88, (a, b) -> (int) a),
  LONG_TO_FLOAT(0x89, (a, b) -> bits((float) a)),
  LONG_TO_DOUBLE(0x8a, (a, b) -> bits((double) a)),
  FLOAT_TO_INT(0x8b, (a, b) -> (int) real(a)),
  FLOAT_TO_LONG(0x8c, (a, b) -> (long) real(a)),
  FLOAT_TO_DOUBLE(0x8d, (a, b) -> bits((double) real(a))),
  DOUBLE_TO_INT(0x8e, (a, b) -> (int) wide(a)),
  DOUBLE_TO_LONG(0x8f, (a, b) -> (long) wide(a)),
  DOUBLE_TO_FLOAT(0x90, (a, b) -> bits((float) wide(a))),
  INT_TO_BYTE(0x91, (a, b) -> (byte) a),
  INT_TO_CHAR(0x92, (a, b) -> (char) a),
  INT_TO_SHORT(0x93, (a, b) -> (short) a),
  COMPARE(0x94, Long::compare),
  COMPARE_FLOAT_OR_LESS(0x95, (a, b) -> compared(real(a), real(b), -1)),
  COMPARE_FLOAT_OR_MORE(0x96, (a, b) -> compared(real(a), real(b), 1)),
  COMPARE_DOUBLE_OR_LESS(0x97, (a, b) -> compared(wide(a), wide(b), -1)),
  COMPARE_DOUBLE_OR_MORE(0x98, (a, b) -> compared(wide(a), wide(b), 1)),
  // What follows is no instruction that leaves a value.
  LESS(-1, (a, b) -> a < b ? 1 : 0),
  EQUAL(-2, (a, b) -> a == b ? 1 : 0),

  /** Whether two references, by their numbers, are the same; see {@link References}. */
  SAME(-3, References::same);

  private static final Map<Integer, Operator> BY_OPCODE = new HashMap<>();

  static {
    for (Operator each : values()) {
      BY_OPCODE.put(each.opcode, each);
    }
  }

  private final int opcode;
  private final LongBinaryOperator function;

  Operator(int opcode, LongBinaryOperator function) {
    this.opcode = opcode;
    this.function = function;
  }

  long apply(long left, long right) {
    return function.applyAsLong(left, right);
  }

  /** The operator that an instruction is. */
  public static Operator of(int opcode) {
    Operator found = opcode < 0 ? null : BY_OPCODE.get(opcode);
    if (found == null) {
      throw new IllegalArgumentException("no operator: " + opcode);
    }
    return found;
  }

  private static float real(long bits) {
    return Float.intBitsToFloat((int) bits);
  }

  private static double wide(long bits) {
    return Double.longBitsToDouble(bits);
  }

  private static long bits(float value) {
    return Float.floatToIntBits(value);
  }

  private static long bits(double value) {
    return Double.doubleToLongBits(value);
  }

  private static long compared(double left, double right, long unordered) {
    if (left < right) {
      return -1;
    }
    if (left > right) {
      return 1;
    }
    return left == right ? 0 : unordered;
  }
}
