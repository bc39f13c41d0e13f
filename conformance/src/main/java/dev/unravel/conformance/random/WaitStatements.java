package dev.unravel.conformance.random;

import dev.unravel.conformance.random.Instruction.Op;
import java.util.List;

/** Statements of threads that wait for each other, and tell each other that they need not. */
final class WaitStatements {
  private WaitStatements() {}

  /** How to wait for a variable to be no longer zero, under a lock. */
  enum Patience {
    /** As one should: looks again when woken. */
    UNTIL,
    /** Looks once. */
    ONCE,
    /** Looks once, and does not wait for ever. */
    TIMED
  }

  private static String under(Lock lock, String inside) {
    return lock.isReentrant()
        ? lock.name() + ".lock(); try { " + inside + " } finally { " + lock.name() + ".unlock(); }"
        : "synchronized (" + lock.monitor() + ") { " + inside + " }";
  }

  /** Waits for a variable. */
  record WaitFor(Lock lock, Variable variable, Patience patience) implements Statement {
    @Override
    public String java() {
      String word = patience == Patience.UNTIL ? "while (" : "if (";
      String time = patience == Patience.TIMED ? lock.isReentrant() ? "5, MILLIS" : "5" : "";
      String wait = lock.isReentrant() ? lock.condition() + ".await(" : lock.monitor() + ".wait(";
      return under(
          lock,
          word
              + variable.java()
              + " == 0) { "
              + wait
              + time.replace("MILLIS", "TimeUnit.MILLISECONDS")
              + "); }");
    }

    @Override
    public void lower(Lowering to) {
      lock.lowerLock(to);
      int again = to.code().here();
      int seen = variable.lowerRead(to);
      int there = to.code().jump(Op.UNLESS, seen, 0);
      lock.lowerWait(to, patience == Patience.TIMED);
      if (patience == Patience.UNTIL) {
        to.code().local(Op.JUMP, again);
      }
      to.code().land(there);
      lock.lowerUnlock(to);
    }

    @Override
    public List<Shared> uses() {
      return List.of(lock, variable);
    }
  }

  /** Sets a variable and wakes all who wait. */
  record Announce(Lock lock, Variable variable) implements Statement {
    @Override
    public String java() {
      String wake =
          lock.isReentrant()
              ? lock.condition() + ".signalAll();"
              : lock.monitor() + ".notifyAll();";
      return under(lock, variable.java() + " = 1; " + wake);
    }

    @Override
    public void lower(Lowering to) {
      lock.lowerLock(to);
      variable.lowerReceiver(to);
      variable.lowerWrite(to, to.constant(1));
      lock.lowerWake(to);
      lock.lowerUnlock(to);
    }

    @Override
    public List<Shared> uses() {
      return List.of(lock, variable);
    }
  }

  /** What is done with a semaphore or a queue. */
  enum OfGate {
    /** Gives a permit back, or leaves a number if there is room for it. */
    OFFER,
    /** Takes what there is, waiting for it. */
    TAKE,
    /** Takes what there is, waiting for a while. */
    POLL
  }

  /** Something with a semaphore or a queue. */
  record Pass(int id, Gate gate, OfGate what, int value) implements Statement {
    @Override
    public String java() {
      boolean permits = gate.kind() == Gate.Kind.SEMAPHORE;
      String seen = "x" + id + " = ";
      String time = "(5, TimeUnit.MILLISECONDS)";
      return switch (what) {
        case OFFER ->
            permits
                ? gate.name() + ".release();"
                : seen + gate.name() + ".offer(" + value + ") ? 1 : 0;";
        case TAKE -> permits ? gate.name() + ".acquire();" : seen + gate.name() + ".take();";
        case POLL ->
            permits
                ? seen + gate.name() + ".tryAcquire" + time + " ? 1 : 0;"
                : "{ Integer it = "
                    + gate.name()
                    + ".poll"
                    + time
                    + "; "
                    + seen
                    + "it == null ? 0 : it; }";
      };
    }

    @Override
    public void lower(Lowering to) {
      Code code = to.code();
      int cell = to.place(gate.name());
      boolean permits = gate.kind() == Gate.Kind.SEMAPHORE;
      switch (what) {
        case OFFER -> {
          int held = to.read(gate.name());
          if (permits) {
            code.local(Op.WRITE, cell, to.sum(held, 1));
            return;
          }
          int done = to.constant(0);
          int full = code.jump(Op.UNLESS, held, 0);
          code.local(Op.WRITE, cell, to.constant(value));
          code.local(Op.SET, done, 1);
          code.land(full);
          to.observe(id, done);
        }
        case TAKE -> {
          code.point(Op.AWAIT_SOME, cell);
          int held = to.peek(gate.name());
          code.local(Op.WRITE, cell, permits ? to.sum(held, -1) : to.constant(0));
          if (!permits) {
            to.observe(id, held);
          }
        }
        case POLL -> {
          int held = to.read(gate.name());
          int none = code.jump(Op.IF, held, 0);
          code.local(Op.WRITE, cell, permits ? to.sum(held, -1) : to.constant(0));
          if (permits) {
            code.local(Op.SET, held, 1);
          }
          code.land(none);
          to.observe(id, held);
        }
      }
    }

    @Override
    public List<Shared> uses() {
      return List.of(gate);
    }

    @Override
    public List<Integer> sees() {
      boolean permits = gate.kind() == Gate.Kind.SEMAPHORE;
      return what == OfGate.POLL || !permits ? List.of(id) : List.of();
    }
  }

  /** What is done with a system property. */
  enum OfProperty {
    GET,
    SET,
    COUNT
  }

  /** Something with a system property. */
  record PropertyStatement(int id, Property property, OfProperty what) implements Statement {
    @Override
    public String java() {
      String set = "System.setProperty(" + property.key() + ", ";
      return switch (what) {
        case GET -> "x" + id + " = " + property.get() + ";";
        case SET -> set + "\"3\");";
        case COUNT -> set + "String.valueOf(" + property.get() + " + 1));";
      };
    }

    @Override
    public void lower(Lowering to) {
      switch (what) {
        case GET -> to.observe(id, to.read(property.name()));
        case SET -> to.write(property.name(), to.constant(3));
        case COUNT -> to.write(property.name(), to.sum(to.read(property.name()), 1));
      }
    }

    @Override
    public List<Shared> uses() {
      return List.of(property);
    }

    @Override
    public List<Integer> sees() {
      return what == OfProperty.GET ? List.of(id) : List.of();
    }
  }
}
