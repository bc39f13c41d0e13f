package dev.unravel.prove;

import dev.unravel.prove.path.Operator;
import dev.unravel.prove.path.TapeExpression;
import dev.unravel.prove.path.TapeExpression.Binary;
import dev.unravel.prove.path.TapeExpression.Constant;
import dev.unravel.prove.path.TapeExpression.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Makes programs with two or three threads that share two variables and two monitors, with up to
 * twelve accesses, branches on what was read, wait and notify, and arithmetic. At the end each
 * thread writes down what its locals hold, so that whoever computes them wrongly is found out.
 */
final class RandomPrograms {
  private static final int SHARED = 2;
  private static final int MONITORS = 2;
  private static final int LOCALS = 2;
  private static final Operator[] SUMS = {
    Operator.ADD, Operator.ADD, Operator.ADD_INT, Operator.SUBTRACT
  };

  private final Random random;
  private final boolean checks;
  private int accesses = 12;

  /** By what most values are added. */
  private Operator sum = Operator.ADD;

  private RandomPrograms(Random random, boolean checks) {
    this.random = random;
    this.checks = checks;
  }

  static ModelProgram make(Random random, boolean checks) {
    return new RandomPrograms(random, checks).program();
  }

  /** With three or four threads that mostly wait for and notify each other. */
  static ModelProgram signals(Random random) {
    RandomPrograms made = new RandomPrograms(random, false);
    int count = 3 + random.nextInt(2);
    List<List<Instruction>> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Instruction> code = new ArrayList<>();
      for (int blocks = 1 + random.nextInt(count == 3 ? 2 : 1); blocks > 0; blocks--) {
        made.signalling(code, random.nextInt(8) == 0 ? 1 : 0);
      }
      threads.add(List.copyOf(code));
    }
    return new ModelProgram(threads, SHARED, MONITORS, LOCALS);
  }

  /**
   * With threads that mostly add to a variable under a monitor, and now and then do something that
   * tells in which order they did.
   */
  static ModelProgram sums(Random random) {
    RandomPrograms made = new RandomPrograms(random, false);
    made.sum = SUMS[random.nextInt(SUMS.length)];
    int count = 2 + random.nextInt(2);
    boolean mainStarts = random.nextInt(3) > 0;
    List<List<Instruction>> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Instruction> code = new ArrayList<>();
      if (i == 0 && mainStarts) {
        made.starting(code, count);
      } else {
        for (int sections = 1 + random.nextInt(5 - count); sections > 0; sections--) {
          made.adding(code);
        }
      }
      threads.add(List.copyOf(code));
    }
    return new ModelProgram(threads, SHARED + 1, MONITORS, LOCALS);
  }

  private void starting(List<Instruction> code, int count) {
    for (int i = 1; i < count; i++) {
      code.add(new Instruction.Spawn(i));
      if (random.nextInt(6) == 0) {
        adding(code);
      }
    }
    for (int i = 1; i < count; i++) {
      if (random.nextInt(8) > 0) {
        code.add(new Instruction.Collect(i));
      }
    }
    tell(code, random.nextInt(SHARED));
  }

  private void adding(List<Instruction> code) {
    int variable = random.nextInt(4) == 0 ? 1 : 0;
    int monitor = random.nextInt(8) == 0 ? 1 - variable : variable;
    if (random.nextInt(10) == 0) {
      code.add(new Instruction.Enter(monitor));
      code.add(new Instruction.Enter(1 - monitor));
      code.add(new Instruction.Leave(1 - monitor));
      code.add(new Instruction.Leave(monitor));
      return;
    }
    boolean locks = random.nextInt(12) > 0;
    boolean nested = locks && random.nextInt(8) == 0;
    if (nested) {
      code.add(new Instruction.Enter(1 - monitor));
    }
    if (locks) {
      code.add(new Instruction.Enter(monitor));
    }
    for (int left = 1 + random.nextInt(4) / 3; left > 0; left--) {
      code.add(new Instruction.Load(0, variable));
      code.add(new Instruction.Store(random.nextInt(16) == 0 ? 1 - variable : variable, added()));
    }
    somethingElse(code, variable, locks ? monitor : -1);
    if (locks) {
      code.add(new Instruction.Leave(monitor));
    }
    if (nested) {
      code.add(new Instruction.Leave(1 - monitor));
    }
    int behind = random.nextInt(16);
    if (behind == 0) {
      tell(code, variable);
    } else if (behind == 1) {
      code.add(new Instruction.Store(SHARED, new Slot(0)));
    }
  }

  /** Now and then, with a monitor or none. */
  private void somethingElse(List<Instruction> code, int variable, int monitor) {
    int kind = random.nextInt(24);
    if (kind == 0) {
      tell(code, variable);
    } else if (kind == 1 && monitor >= 0) {
      code.add(new Instruction.Wake(monitor, true));
    } else if (kind == 2) {
      code.add(new Instruction.Load(0, 1 - variable));
      code.add(new Instruction.Store(1 - variable, added()));
    } else if (kind == 3) {
      code.add(new Instruction.Store(variable, new Constant(7)));
    } else if (kind == 4 && monitor >= 0) {
      code.add(new Instruction.Enter(1 - monitor));
      code.add(new Instruction.Leave(1 - monitor));
    }
  }

  /** What was read and something more, nearly always. */
  private TapeExpression added() {
    Operator operator = random.nextInt(5) == 0 ? SUMS[random.nextInt(SUMS.length)] : sum;
    TapeExpression constant =
        new Constant(random.nextInt(4) == 0 ? Integer.MAX_VALUE : 1 + random.nextInt(2));
    return random.nextInt(3) == 0
        ? new Binary(operator, constant, new Slot(0))
        : new Binary(operator, new Slot(0), constant);
  }

  /** Writes down what a variable holds, or goes by it. */
  private void tell(List<Instruction> code, int variable) {
    code.add(new Instruction.Load(1, variable));
    if (random.nextBoolean()) {
      code.add(new Instruction.Store(SHARED, new Slot(1)));
    } else {
      TapeExpression few =
          new Binary(Operator.LESS, new Slot(1), new Constant(1 + random.nextInt(3)));
      code.add(new Instruction.Branch(few, code.size() + 2));
      code.add(new Instruction.Store(SHARED, new Constant(1)));
    }
  }

  private void signalling(List<Instruction> code, int monitor) {
    code.add(new Instruction.Enter(monitor));
    for (int left = 1 + random.nextInt(3); left > 0; left--) {
      int kind = random.nextInt(8);
      if (kind == 6) {
        code.add(new Instruction.Enter(1 - monitor));
        code.add(new Instruction.Load(1, 1));
        code.add(new Instruction.Leave(1 - monitor));
      } else if (kind == 0 || kind == 7) {
        code.add(new Instruction.Await(monitor));
      } else if (kind == 1) {
        code.add(new Instruction.Load(0, 0));
        int after = code.size() + 2;
        code.add(
            new Instruction.Branch(new Binary(Operator.LESS, new Slot(0), new Constant(1)), after));
        code.add(new Instruction.Await(monitor));
      } else if (kind <= 3) {
        code.add(new Instruction.Wake(monitor, random.nextInt(3) == 0));
      } else if (kind == 4) {
        code.add(new Instruction.Store(random.nextInt(SHARED), new Constant(1)));
      } else {
        // A decision that changes nothing but the path.
        code.add(new Instruction.Load(1, 1));
        code.add(new Instruction.Branch(new Slot(1), code.size() + 1));
      }
    }
    code.add(new Instruction.Leave(monitor));
  }

  private ModelProgram program() {
    int count = 2 + random.nextInt(2);
    accesses = 4 + random.nextInt(9);
    boolean mainStarts = random.nextBoolean();
    List<List<Instruction>> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Instruction> code = new ArrayList<>();
      if (i == 0 && mainStarts) {
        main(code, count);
      } else {
        block(code, 2, -1);
      }
      for (int local = 0; local < LOCALS; local++) {
        code.add(new Instruction.Store(SHARED + i * LOCALS + local, new Slot(local)));
      }
      threads.add(List.copyOf(code));
    }
    return new ModelProgram(threads, SHARED + count * LOCALS, MONITORS, LOCALS);
  }

  private void main(List<Instruction> code, int count) {
    statement(code, 1, -1);
    for (int i = 1; i < count; i++) {
      code.add(new Instruction.Spawn(i));
    }
    block(code, 1, -1);
    for (int i = 1; i < count; i++) {
      if (random.nextInt(3) > 0) {
        code.add(new Instruction.Collect(i));
      }
    }
    statement(code, 0, -1);
  }

  private void block(List<Instruction> code, int depth, int held) {
    int statements = 1 + random.nextInt(4);
    for (int i = 0; i < statements; i++) {
      statement(code, depth, held);
    }
  }

  private void statement(List<Instruction> code, int depth, int held) {
    int kind = random.nextInt(depth > 0 ? 14 : 8);
    int variable = random.nextInt(SHARED);
    int local = random.nextInt(LOCALS);
    if (accesses <= 0) {
      return;
    }
    accesses--;
    if (kind < 3) {
      code.add(new Instruction.Load(local, variable));
    } else if (kind < 6) {
      code.add(new Instruction.Store(variable, value()));
    } else if (kind < 7) {
      code.add(new Instruction.Swap(local, variable, value(), random.nextBoolean()));
    } else if (kind < 8) {
      if (checks) {
        code.add(new Instruction.Check(new Binary(Operator.LESS, value(), new Constant(6))));
      } else {
        code.add(new Instruction.Load(local, variable));
      }
    } else if (kind < 11) {
      branch(code, depth, held);
    } else {
      locked(code, depth, held);
    }
  }

  private void branch(List<Instruction> code, int depth, int held) {
    int at = code.size();
    code.add(null);
    block(code, depth - 1, held);
    Operator operator = random.nextBoolean() ? Operator.LESS : Operator.EQUAL;
    TapeExpression right = random.nextInt(4) == 0 ? value() : new Constant(random.nextInt(3));
    TapeExpression condition = new Binary(operator, value(), right);
    code.set(at, new Instruction.Branch(condition, code.size()));
  }

  private void locked(List<Instruction> code, int depth, int held) {
    int monitor = random.nextInt(MONITORS);
    if (monitor == held) {
      block(code, depth - 1, held);
      return;
    }
    code.add(new Instruction.Enter(monitor));
    if (random.nextInt(3) == 0) {
      int at = code.size() + 1;
      code.add(new Instruction.Load(0, random.nextInt(SHARED)));
      code.add(null);
      code.add(new Instruction.Await(monitor));
      code.set(
          at,
          new Instruction.Branch(
              new Binary(Operator.LESS, new Slot(0), new Constant(1)), code.size()));
    }
    block(code, held < 0 ? depth - 1 : 0, monitor);
    if (random.nextInt(2) == 0) {
      code.add(new Instruction.Wake(monitor, random.nextBoolean()));
    }
    code.add(new Instruction.Leave(monitor));
  }

  private TapeExpression value() {
    TapeExpression first =
        random.nextInt(3) == 0 ? new Constant(random.nextInt(3)) : new Slot(random.nextInt(LOCALS));
    if (random.nextBoolean()) {
      return first;
    }
    Operator[] operators = {
      Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY, Operator.ADD_INT, Operator.SUBTRACT_INT
    };
    // The largest wraps around at once.
    return new Binary(
        operators[random.nextInt(operators.length)],
        first,
        random.nextBoolean()
            ? new Constant(random.nextInt(6) == 0 ? Integer.MAX_VALUE : 1)
            : new Slot(random.nextInt(LOCALS)));
  }
}
