package dev.unravel.prove.encode;

import com.microsoft.z3.BitVecSort;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntExpr;
import dev.unravel.prove.path.Operator;
import dev.unravel.prove.path.Step;
import dev.unravel.prove.path.TapeExpression;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Values for Z3: bit vectors if anything is computed from them, since they wrap around as Java's
 * do; else integers, which it is better at.
 */
final class Z3Values {
  private static final int BITS = 64;
  private static final int INT_BITS = 32;

  private final Context context;
  private final boolean computed;
  private final Map<PossibleEvent, Expr<?>> read = new IdentityHashMap<>();

  Z3Values(Context context, Events events) {
    this.context = context;
    computed = events.spots.stream().anyMatch(spot -> computes(spot.node.step));
  }

  private static boolean computes(Step step) {
    return step != null && step.expression() != null && computes(step.expression());
  }

  private static boolean computes(TapeExpression value) {
    if (!(value instanceof TapeExpression.Binary binary)) {
      return false;
    }
    return switch (binary.operator()) {
      case LESS, EQUAL -> computes(binary.left()) || computes(binary.right());
      default -> true;
    };
  }

  /** What a read gives. */
  Expr<?> read(PossibleEvent event) {
    return read.computeIfAbsent(
        event,
        e ->
            computed
                ? context.mkBVConst("v" + e.number, BITS)
                : context.mkIntConst("v" + e.number));
  }

  Expr<?> constant(long value) {
    return computed ? context.mkBV(value, BITS) : context.mkInt(value);
  }

  BoolExpr equal(Expr<?> one, Expr<?> other) {
    return context.mkEq(one, other);
  }

  /** What an expression comes to, at a place. */
  Expr<?> of(TapeExpression value, TreeSpot at) {
    if (value instanceof TapeExpression.Constant constant) {
      return constant(constant.constant());
    }
    if (value instanceof TapeExpression.Slot slot) {
      return read(at.reader(slot.number()));
    }
    TapeExpression.Binary binary = (TapeExpression.Binary) value;
    Expr<?> left = of(binary.left(), at);
    Expr<?> right = of(binary.right(), at);
    return switch (binary.operator()) {
      case EQUAL -> truth(context.mkEq(left, right));
      case LESS ->
          truth(
              computed
                  ? context.mkBVSLT(bits(left), bits(right))
                  : context.mkLt((IntExpr) left, (IntExpr) right));
      default -> computed(binary.operator(), bits(left), bits(right));
    };
  }

  private Expr<?> computed(Operator operator, Expr<BitVecSort> left, Expr<BitVecSort> right) {
    return switch (operator) {
      case ADD -> context.mkBVAdd(left, right);
      case SUBTRACT -> context.mkBVSub(left, right);
      case MULTIPLY -> context.mkBVMul(left, right);
      case ADD_INT -> cut(context.mkBVAdd(left, right), INT_BITS);
      case SUBTRACT_INT -> cut(context.mkBVSub(left, right), INT_BITS);
      case MULTIPLY_INT -> cut(context.mkBVMul(left, right), INT_BITS);
      case NEGATE -> context.mkBVNeg(left);
      case NEGATE_INT -> cut(context.mkBVNeg(left), INT_BITS);
      case AND, AND_INT -> context.mkBVAND(left, right);
      case OR, OR_INT -> context.mkBVOR(left, right);
      case XOR, XOR_INT -> context.mkBVXOR(left, right);
      case INT_TO_LONG -> left;
      case LONG_TO_INT -> cut(left, INT_BITS);
      case INT_TO_SHORT -> cut(left, Short.SIZE);
      case INT_TO_BYTE -> cut(left, Byte.SIZE);
      case INT_TO_CHAR ->
          context.mkZeroExt(BITS - Character.SIZE, context.mkExtract(Character.SIZE - 1, 0, left));
      case COMPARE ->
          context.mkITE(
              context.mkEq(left, right),
              constant(0),
              context.mkITE(context.mkBVSLT(left, right), constant(-1), constant(1)));
      default -> throw new NotEncodedException("a value by " + operator);
    };
  }

  @SuppressWarnings("unchecked")
  private static Expr<BitVecSort> bits(Expr<?> value) {
    return (Expr<BitVecSort>) value;
  }

  /** So many bits of a value, with their sign. */
  private Expr<?> cut(Expr<BitVecSort> value, int bits) {
    return context.mkSignExt(BITS - bits, context.mkExtract(bits - 1, 0, value));
  }

  private Expr<?> truth(BoolExpr condition) {
    return context.mkITE(condition, constant(1), constant(0));
  }
}
