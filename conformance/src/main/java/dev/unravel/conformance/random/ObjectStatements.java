package dev.unravel.conformance.random;

import dev.unravel.conformance.random.Instruction.Op;
import java.util.List;

/** Statements about objects: singletons, what is published, atomics. */
final class ObjectStatements {
  private ObjectStatements() {}

  /** Asks for the one object of a class. */
  record Get(int id, Singleton singleton) implements Statement {
    @Override
    public String java() {
      return "x" + id + " = " + singleton.name() + ".get().id;";
    }

    @Override
    public void lower(Lowering to) {
      to.observe(id, singleton.lowerGet(to));
    }

    @Override
    public List<Shared> uses() {
      return List.of(singleton);
    }

    @Override
    public List<Integer> sees() {
      return List.of(id);
    }
  }

  /** Makes an object and publishes it. */
  record Publish(Slot slot, int value) implements Statement {
    @Override
    public String java() {
      return slot.name() + " = new Made" + slot.name() + "(" + value + ");";
    }

    @Override
    public void lower(Lowering to) {
      int object = to.constant(to.code().cell(0));
      to.code().point(Op.WRITE_AT, object, 0, to.constant(value));
      to.write(slot.name(), object);
    }

    @Override
    public List<Shared> uses() {
      return List.of(slot);
    }
  }

  /** Withdraws what was published. */
  record Withdraw(Slot slot) implements Statement {
    @Override
    public String java() {
      return slot.name() + " = null;";
    }

    @Override
    public void lower(Lowering to) {
      to.write(slot.name(), to.constant(0));
    }

    @Override
    public List<Shared> uses() {
      return List.of(slot);
    }
  }

  /**
   * Looks at what was published.
   *
   * @param hasty whether it asks for the object a second time after having found it
   */
  record LookInto(int id, Slot slot, boolean hasty) implements Statement {
    @Override
    public String java() {
      String name = slot.name();
      return hasty
          ? "if (" + name + " != null) { x" + id + " = " + name + ".value; }"
          : "{ Made" + name + " it = " + name + "; if (it != null) { x" + id + " = it.value; } }";
    }

    @Override
    public void lower(Lowering to) {
      int object = to.read(slot.name());
      int none = to.code().jump(Op.IF, object, 0);
      if (hasty) {
        to.code().point(Op.READ, object, to.place(slot.name()));
      }
      int value = to.code().register();
      to.code().point(Op.READ_AT, value, object, 0);
      to.observe(id, value);
      to.code().land(none);
    }

    @Override
    public List<Shared> uses() {
      return List.of(slot);
    }

    @Override
    public List<Integer> sees() {
      return List.of(id);
    }
  }

  /** Adds one in what was published. */
  record CountInside(Slot slot) implements Statement {
    @Override
    public String java() {
      return "{ Made" + slot.name() + " it = " + slot.name() + "; if (it != null) it.value++; }";
    }

    @Override
    public void lower(Lowering to) {
      int object = to.read(slot.name());
      int none = to.code().jump(Op.IF, object, 0);
      int value = to.code().register();
      to.code().point(Op.READ_AT, value, object, 0);
      to.code().point(Op.WRITE_AT, object, 0, to.sum(value, 1));
      to.code().land(none);
    }

    @Override
    public List<Shared> uses() {
      return List.of(slot);
    }
  }

  /** What is done with an atomic. */
  enum Update {
    GET("get()"),
    SET("set(4)"),
    INCREMENT("incrementAndGet()"),
    ADD("getAndAdd(2)"),
    SWAP("compareAndSet(1, 3) ? 1 : 0"),
    UPDATE("updateAndGet(v -> v + 3)"),
    /** Reads the field, past what updates it. */
    LOOK("");

    final String call;

    Update(String call) {
      this.call = call;
    }

    boolean isOf(Atomic.Kind kind) {
      return switch (kind) {
        case INTEGER -> this != LOOK;
        case ADDER -> this == GET || this == INCREMENT || this == ADD;
        // In the JDK that one is a loop around two steps.
        case UPDATER -> this != UPDATE;
        default -> true;
      };
    }
  }

  /** An operation of an atomic: one step. */
  record Atomically(int id, Atomic atomic, Update update) implements Statement {
    @Override
    public String java() {
      String call = atomic.call(update) + ";";
      return isSilent() ? call : "x" + id + " = " + call;
    }

    @Override
    public void lower(Lowering to) {
      atomic.lowerReceiver(to);
      int old = to.read(atomic.name());
      switch (update) {
        case GET, LOOK -> to.observe(id, old);
        case SET -> put(to, to.constant(4));
        case INCREMENT -> see(to, put(to, to.sum(old, 1)));
        case ADD -> {
          put(to, to.sum(old, 2));
          see(to, old);
        }
        case UPDATE -> to.observe(id, put(to, to.sum(old, 3)));
        case SWAP -> {
          int done = to.constant(0);
          int other = to.code().jump(Op.UNLESS, old, 1);
          put(to, to.constant(3));
          to.code().local(Op.SET, done, 1);
          to.code().land(other);
          to.observe(id, done);
        }
      }
    }

    private boolean isSilent() {
      boolean adder = atomic.kind() == Atomic.Kind.ADDER;
      return update == Update.SET || adder && update != Update.GET;
    }

    private void see(Lowering to, int register) {
      if (!isSilent()) {
        to.observe(id, register);
      }
    }

    private int put(Lowering to, int register) {
      to.code().local(Op.WRITE, to.place(atomic.name()), register);
      return register;
    }

    @Override
    public List<Shared> uses() {
      return List.of(atomic);
    }

    @Override
    public List<Integer> sees() {
      return isSilent() ? List.of() : List.of(id);
    }
  }
}
