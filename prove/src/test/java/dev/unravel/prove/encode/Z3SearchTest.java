package dev.unravel.prove.encode;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unravel.prove.Instruction;
import dev.unravel.prove.Instruction.Branch;
import dev.unravel.prove.Instruction.Load;
import dev.unravel.prove.Instruction.Store;
import dev.unravel.prove.ModelExecutions;
import dev.unravel.prove.ModelProgram;
import dev.unravel.prove.Refusal;
import dev.unravel.prove.decide.Answer;
import dev.unravel.prove.decide.ProofBudget;
import dev.unravel.prove.path.KnownPaths;
import dev.unravel.prove.path.Operator;
import dev.unravel.prove.path.TapeExpression;
import dev.unravel.prove.path.TapeExpression.Binary;
import dev.unravel.prove.path.TapeExpression.Constant;
import dev.unravel.prove.path.TapeExpression.Slot;
import dev.unravel.prove.search.ExplicitSearch;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class Z3SearchTest {
  private static final int QUESTIONS = 40;
  private static final int ROUNDS = 12;

  /** Only whoever watches the time finds it up, so that Z3 is interrupted whatever it does. */
  private static final ProofBudget FOR_THE_WATCH =
      new ProofBudget(1, 1, () -> Thread.currentThread().getName().equals("z3 watch"));

  @Test
  void isUndecidedWheneverItIsInterrupted() {
    List<Instruction> code = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      code.add(new Load(0, 0));
      code.add(new Store(0, new Binary(Operator.ADD, new Slot(0), new Constant(1))));
      TapeExpression few = new Binary(Operator.LESS, new Slot(0), new Constant(i));
      code.add(new Branch(few, code.size() + 1));
    }
    ModelProgram program = new ModelProgram(List.of(code, code, code), 1, 0, 2);
    KnownPaths knowledge = new KnownPaths();
    knowledge.add(new ModelExecutions(program, 1).run(List.of()));
    for (int i = 0; i < QUESTIONS; i++) {
      Answer answer =
          new Z3Search(new Refusal(), ExplicitSearch.ENOUGH).decide(knowledge, FOR_THE_WATCH);
      assertThat(answer).isInstanceOfAny(Answer.Undecided.class, Answer.Leaves.class);
    }
  }
}
