package dev.unravel.prove;

import com.microsoft.z3.BitVecExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntExpr;
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
  private final Map<Event, Expr<?>> read = new IdentityHashMap<>();

  Z3Values(Context context, Events events) {
    this.context = context;
    computed = events.spots.stream().anyMatch(spot -> computes(spot.node.step));
  }

  private static boolean computes(Step step) {
    return step != null && step.expression() != null && computes(step.expression());
  }

  private static boolean computes(Expression value) {
    if (!(value instanceof Expression.Binary binary)) {
      return false;
    }
    return switch (binary.operator()) {
      case LESS, EQUAL -> computes(binary.left()) || computes(binary.right());
      default -> true;
    };
  }

  /** What a read gives. */
  Expr<?> read(Event event) {
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
  Expr<?> of(Expression value, Spot at) {
    if (value instanceof Expression.Constant constant) {
      return constant(constant.constant());
    }
    if (value instanceof Expression.Slot slot) {
      return read(at.reader(slot.number()));
    }
    Expression.Binary binary = (Expression.Binary) value;
    Expr<?> left = of(binary.left(), at);
    Expr<?> right = of(binary.right(), at);
    return switch (binary.operator()) {
      case EQUAL -> truth(context.mkEq(left, right));
      case LESS ->
          truth(
              computed
                  ? context.mkBVSLT(bits(left), bits(right))
                  : context.mkLt((IntExpr) left, (IntExpr) right));
      case ADD -> context.mkBVAdd(bits(left), bits(right));
      case SUBTRACT -> context.mkBVSub(bits(left), bits(right));
      case MULTIPLY -> context.mkBVMul(bits(left), bits(right));
      case ADD_INT -> wrapped(context.mkBVAdd(bits(left), bits(right)));
      case SUBTRACT_INT -> wrapped(context.mkBVSub(bits(left), bits(right)));
    };
  }

  @SuppressWarnings("unchecked")
  private static Expr<com.microsoft.z3.BitVecSort> bits(Expr<?> value) {
    return (Expr<com.microsoft.z3.BitVecSort>) value;
  }

  private Expr<?> wrapped(BitVecExpr value) {
    return context.mkSignExt(BITS - INT_BITS, context.mkExtract(INT_BITS - 1, 0, value));
  }

  private Expr<?> truth(BoolExpr condition) {
    return context.mkITE(condition, constant(1), constant(0));
  }
}
