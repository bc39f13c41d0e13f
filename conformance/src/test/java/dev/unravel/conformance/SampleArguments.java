package dev.unravel.conformance;

import java.util.Map;

/**
 * Expressions to call methods with, by type: some that a method expects, and some that it does not.
 */
final class SampleArguments {
  private static final Map<String, String> USUAL =
      Map.ofEntries(
          Map.entry("boolean", "true"),
          Map.entry("byte", "(byte) 1"),
          Map.entry("short", "(short) 1"),
          Map.entry("char", "'c'"),
          Map.entry("int", "1"),
          Map.entry("long", "1L"),
          Map.entry("float", "1.5f"),
          Map.entry("double", "1.5"),
          Map.entry("java.lang.Object", "\"a\""),
          Map.entry("java.lang.String", "\"a\""),
          Map.entry("java.lang.CharSequence", "\"a\""),
          Map.entry("java.lang.Class", "Object[].class"),
          Map.entry("java.lang.Runnable", "() -> {}"),
          Map.entry("java.lang.Iterable", "java.util.List.of(\"a\", \"c\")"),
          Map.entry("java.lang.Thread", "Thread.currentThread()"),
          Map.entry("java.util.Collection", "java.util.List.of(\"a\", \"c\")"),
          Map.entry("java.util.List", "java.util.List.of(\"a\", \"c\")"),
          Map.entry("java.util.Map", "java.util.Map.of(\"k\", 2)"),
          Map.entry("java.util.Comparator", "java.util.Comparator.naturalOrder()"),
          Map.entry("java.util.concurrent.Callable", "() -> \"a\""),
          Map.entry("java.util.concurrent.Executor", "task -> task.run()"),
          Map.entry("java.util.concurrent.TimeUnit", "java.util.concurrent.TimeUnit.NANOSECONDS"),
          Map.entry("java.util.concurrent.CompletionStage", "Cell.FUTURE"),
          Map.entry("java.util.function.BiConsumer", "(x, y) -> {}"),
          Map.entry("java.util.function.BiFunction", "(x, y) -> y"),
          Map.entry("java.util.function.BinaryOperator", "(x, y) -> y"),
          Map.entry("java.util.function.Consumer", "x -> {}"),
          Map.entry("java.util.function.DoubleBinaryOperator", "(x, y) -> x + y"),
          Map.entry("java.util.function.Function", "x -> x"),
          Map.entry("java.util.function.IntBinaryOperator", "(x, y) -> x + y"),
          Map.entry("java.util.function.IntFunction", "n -> new Object[n]"),
          Map.entry("java.util.function.IntToDoubleFunction", "x -> x"),
          Map.entry("java.util.function.IntToLongFunction", "x -> x"),
          Map.entry("java.util.function.IntUnaryOperator", "x -> x + 1"),
          Map.entry("java.util.function.LongBinaryOperator", "(x, y) -> x + y"),
          Map.entry("java.util.function.LongUnaryOperator", "x -> x + 1"),
          Map.entry("java.util.function.Predicate", "x -> true"),
          Map.entry("java.util.function.Supplier", "() -> \"a\""),
          Map.entry("java.util.function.UnaryOperator", "x -> x"));

  private SampleArguments() {}

  /** One that fits, cast to the type. */
  static String usual(Class<?> type) {
    return cast(type, type.isArray() ? array(type) : USUAL.getOrDefault(type.getName(), "null"));
  }

  /** Null, or less than nothing. */
  static String odd(Class<?> type) {
    return cast(type, !type.isPrimitive() ? "null" : type == boolean.class ? "false" : "-1");
  }

  private static String cast(Class<?> type, String expression) {
    return "(" + type.getCanonicalName() + ") (" + expression + ")";
  }

  private static String array(Class<?> type) {
    String values =
        type.getComponentType() == boolean.class
            ? "true, false"
            : type.getComponentType().isPrimitive() ? "3, 1, 2" : "\"b\", \"a\"";
    boolean plain = type.getComponentType().isPrimitive() || type == Object[].class;
    return plain ? "new " + type.getCanonicalName() + " {" + values + "}" : "null";
  }
}
