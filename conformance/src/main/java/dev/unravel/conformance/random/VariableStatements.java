package dev.unravel.conformance.random;

import dev.unravel.conformance.random.Instruction.Op;
import java.util.List;

/** Statements about numbers in fields. */
final class VariableStatements {
  private VariableStatements() {}

  /** Looks at a variable. */
  record Look(int id, Variable variable) implements Statement {
    @Override
    public String java() {
      return "x" + id + " = " + variable.java() + ";";
    }

    @Override
    public void lower(Lowering to) {
      to.observe(id, variable.lowerRead(to));
    }

    @Override
    public List<Shared> uses() {
      return List.of(variable);
    }

    @Override
    public List<Integer> sees() {
      return List.of(id);
    }
  }

  /** Sets a variable. */
  record Set(Variable variable, int value) implements Statement {
    @Override
    public String java() {
      return variable.java() + " = " + value + ";";
    }

    @Override
    public void lower(Lowering to) {
      variable.lowerReceiver(to);
      variable.lowerWrite(to, to.constant(value));
    }

    @Override
    public List<Shared> uses() {
      return List.of(variable);
    }
  }

  /** Adds to a variable, as {@code ++} does. */
  record Count(Variable variable) implements Statement {
    @Override
    public String java() {
      return variable.java() + "++;";
    }

    @Override
    public void lower(Lowering to) {
      variable.lowerAdd(to, 1);
    }

    @Override
    public List<Shared> uses() {
      return List.of(variable);
    }
  }

  /** Sets a variable to one more than another. */
  record Copy(Variable variable, Variable from) implements Statement {
    @Override
    public String java() {
      return variable.java() + " = " + from.java() + " + 1;";
    }

    @Override
    public void lower(Lowering to) {
      variable.lowerReceiver(to);
      int value = from.lowerRead(to);
      variable.lowerWrite(to, to.sum(value, 1));
    }

    @Override
    public List<Shared> uses() {
      return List.of(variable, from);
    }
  }

  /** Does something if a variable has a value. */
  record When(Variable variable, int value, Statement then) implements Statement {
    @Override
    public String java() {
      return "if (" + variable.java() + " == " + value + ") { " + then.java() + " }";
    }

    @Override
    public void lower(Lowering to) {
      int seen = variable.lowerRead(to);
      int otherwise = to.code().jump(Op.UNLESS, seen, value);
      then.lower(to);
      to.code().land(otherwise);
    }

    @Override
    public List<Shared> uses() {
      return join(List.of(variable), then.uses());
    }

    @Override
    public List<Integer> sees() {
      return then.sees();
    }

    @Override
    public String members() {
      return then.members();
    }

    @Override
    public List<Statement> smaller() {
      return List.of(then);
    }
  }

  static List<Shared> join(List<? extends Shared> one, List<Shared> other) {
    return java.util.stream.Stream.<Shared>concat(one.stream(), other.stream()).toList();
  }
}
