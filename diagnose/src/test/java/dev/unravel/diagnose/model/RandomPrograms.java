package dev.unravel.diagnose.model;

import dev.unravel.diagnose.model.Statement.Check;
import dev.unravel.diagnose.model.Statement.If;
import dev.unravel.diagnose.model.Statement.Lock;
import dev.unravel.diagnose.model.Statement.Notify;
import dev.unravel.diagnose.model.Statement.Read;
import dev.unravel.diagnose.model.Statement.Unlock;
import dev.unravel.diagnose.model.Statement.Wait;
import dev.unravel.diagnose.model.Statement.Write;
import dev.unravel.diagnose.model.Statement.WriteSum;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Programs of a few threads and statements, which share variables and monitors. */
public final class RandomPrograms {
  private static final int VARIABLES = 3;
  private static final int MONITORS = 2;
  private static final int VALUES = 3;
  private static final int MOST_STATEMENTS = 8;

  private RandomPrograms() {}

  public static Arbitrary<Program> any() {
    return thread().list().ofMinSize(2).ofMaxSize(4).map(Program::new);
  }

  private static Arbitrary<List<Statement>> thread() {
    return piece()
        .list()
        .ofMinSize(1)
        .ofMaxSize(4)
        .map(RandomPrograms::joined)
        .filter(statements -> statements.size() <= MOST_STATEMENTS);
  }

  private static Arbitrary<List<Statement>> piece() {
    return Arbitraries.oneOf(
        simple().map(List::of),
        increment(),
        Combinators.combine(variable(), value(), simple()).as(RandomPrograms::guarded),
        Combinators.combine(monitor(), simple()).as((m, s) -> locked(m, List.of(s))),
        Combinators.combine(monitor(), monitor()).as(RandomPrograms::nested),
        Combinators.combine(monitor(), variable(), value()).as(RandomPrograms::waiting),
        Combinators.combine(monitor(), variable(), value()).as(RandomPrograms::notifying));
  }

  private static Arbitrary<Statement> simple() {
    return Arbitraries.oneOf(
        variable().map(Read::new),
        variable().map(v -> new WriteSum(v, 1)),
        Combinators.combine(variable(), value()).as(Write::new),
        Combinators.combine(variable(), value()).as(Check::new));
  }

  private static Arbitrary<List<Statement>> increment() {
    return variable().map(v -> List.of(new Read(v), new WriteSum(v, 1)));
  }

  private static List<Statement> guarded(int variable, int value, Statement then) {
    return List.of(new If(variable, value, 1), then);
  }

  private static List<Statement> locked(int monitor, List<Statement> body) {
    return joined(List.of(List.of(new Lock(monitor)), body, List.of(new Unlock(monitor))));
  }

  private static List<Statement> nested(int outer, int inner) {
    return outer == inner ? locked(outer, List.of()) : locked(outer, locked(inner, List.of()));
  }

  private static List<Statement> waiting(int monitor, int variable, int value) {
    return locked(monitor, List.of(new If(variable, value, 1), new Wait(monitor)));
  }

  private static List<Statement> notifying(int monitor, int variable, int value) {
    return locked(monitor, List.of(new Write(variable, value), new Notify(monitor)));
  }

  private static List<Statement> joined(List<List<Statement>> pieces) {
    List<Statement> all = new ArrayList<>();
    pieces.forEach(all::addAll);
    return all;
  }

  private static Arbitrary<Integer> variable() {
    return below(VARIABLES);
  }

  private static Arbitrary<Integer> monitor() {
    return below(MONITORS);
  }

  private static Arbitrary<Integer> value() {
    return below(VALUES);
  }

  private static Arbitrary<Integer> below(int bound) {
    return Arbitraries.integers().between(0, bound - 1);
  }
}
