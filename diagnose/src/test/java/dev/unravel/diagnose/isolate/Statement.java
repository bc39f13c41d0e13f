package dev.unravel.diagnose.isolate;

import dev.unravel.trace.Operation;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A statement of a model program: one action.
 *
 * @param <S> the program's variables
 * @param operation what it is
 * @param object what it is about
 * @param member field of that, or ""
 * @param enabled whether it can be executed
 * @param effect what it does
 */
record Statement<S>(
    Operation operation, String object, String member, Predicate<S> enabled, Consumer<S> effect) {

  static <S> Statement<S> read(String object, String member, Consumer<S> effect) {
    return new Statement<>(Operation.READ, object, member, state -> true, effect);
  }

  static <S> Statement<S> write(String object, String member, Consumer<S> effect) {
    return new Statement<>(Operation.WRITE, object, member, state -> true, effect);
  }
}
