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
import dev.unravel.seeds.Draw;
import java.util.ArrayList;
import java.util.List;

/** Programs of a few threads and statements, which share variables and monitors. */
public final class RandomPrograms {
  private static final int VARIABLES = 3;
  private static final int MONITORS = 2;
  private static final int VALUES = 3;
  private static final int MOST_STATEMENTS = 8;

  private RandomPrograms() {}

  public static Program any(Draw draw) {
    return new Program(draw.list(2, 4, () -> thread(draw)));
  }

  private static List<Statement> thread(Draw draw) {
    List<Statement> statements;
    do {
      statements = joined(draw.list(1, 4, () -> piece(draw)));
    } while (statements.size() > MOST_STATEMENTS);
    return statements;
  }

  private static List<Statement> piece(Draw draw) {
    int variable = draw.below(VARIABLES);
    int monitor = draw.below(MONITORS);
    int value = draw.below(VALUES);
    return draw.oneOf(
        () -> List.of(simple(draw)),
        () -> List.of(new Read(variable), new WriteSum(variable, 1)),
        () -> guarded(variable, value, simple(draw)),
        () -> locked(monitor, List.of(simple(draw))),
        () -> nested(monitor, draw.below(MONITORS)),
        () -> waiting(monitor, variable, value),
        () -> notifying(monitor, variable, value));
  }

  private static Statement simple(Draw draw) {
    int variable = draw.below(VARIABLES);
    int value = draw.below(VALUES);
    return draw.pick(
        new Read(variable),
        new WriteSum(variable, 1),
        new Write(variable, value),
        new Check(variable, value));
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
}
