package dev.unravel.conformance.random;

import dev.unravel.conformance.random.Instruction.Op;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Statements under locks, and those that wait. */
final class LockStatements {
  private LockStatements() {}

  /** How to take a lock. */
  enum Way {
    BLOCK,
    /** A static synchronized method of the main class, whose monitor all such methods share. */
    METHOD,
    LOCK,
    TRY,
    TRY_TIMED
  }

  /**
   * Statements under a lock.
   *
   * @param id names the method, and what is seen of whether the lock was there
   */
  record Locked(int id, Way way, Lock lock, List<Statement> body) implements Statement {
    @Override
    public String java() {
      String inside = body.stream().map(Statement::java).collect(Collectors.joining(" "));
      String held = "{ try { " + inside + " } finally { " + lock.name() + ".unlock(); } }";
      return switch (way) {
        case BLOCK -> "synchronized (" + lock.monitor() + ") { " + inside + " }";
        case METHOD -> "locked" + id + "();";
        case LOCK -> lock.name() + ".lock(); " + held;
        case TRY ->
            "x" + id + " = 0; if (" + lock.name() + ".tryLock()) { x" + id + " = 1; " + held + " }";
        case TRY_TIMED ->
            "x"
                + id
                + " = 0; if ("
                + lock.name()
                + ".tryLock(5, TimeUnit.MILLISECONDS)) { x"
                + id
                + " = 1; "
                + held
                + " }";
      };
    }

    @Override
    public String members() {
      String within = body.stream().map(Statement::members).collect(Collectors.joining());
      if (way != Way.METHOD) {
        return within;
      }
      String inside = body.stream().map(Statement::java).collect(Collectors.joining("\n    "));
      return within
          + "  static synchronized void locked"
          + id
          + "() throws Exception {\n    "
          + inside
          + "\n  }\n";
    }

    @Override
    public void lower(Lowering to) {
      int busy = -1;
      if (tries()) {
        int got = to.code().register();
        to.code().point(Op.TRY_LOCK, got, to.place(lock.name()));
        to.observe(id, got);
        busy = to.code().jump(Op.IF, got, 0);
      } else {
        lock.lowerLock(to);
      }
      body.forEach(statement -> statement.lower(to));
      lock.lowerUnlock(to);
      if (tries()) {
        to.code().land(busy);
      }
    }

    private boolean tries() {
      return way == Way.TRY || way == Way.TRY_TIMED;
    }

    @Override
    public List<Shared> uses() {
      List<Shared> all = new ArrayList<>(List.of(lock));
      body.forEach(statement -> all.addAll(statement.uses()));
      return all;
    }

    @Override
    public List<Integer> sees() {
      List<Integer> all = new ArrayList<>(tries() ? List.of(id) : List.of());
      body.forEach(statement -> all.addAll(statement.sees()));
      return all;
    }

    @Override
    public List<Statement> smaller() {
      List<Statement> less = new ArrayList<>(body);
      for (int i = 0; i < body.size() && body.size() > 1; i++) {
        List<Statement> rest = new ArrayList<>(body);
        rest.remove(i);
        less.add(new Locked(id, way, lock, rest));
      }
      return less;
    }
  }

  /** Takes some time. */
  record Sleep(int millis) implements Statement {
    @Override
    public String java() {
      return "Thread.sleep(" + millis + ");";
    }

    @Override
    public void lower(Lowering to) {
      to.code().point(Op.PAUSE);
    }

    @Override
    public List<Shared> uses() {
      return List.of();
    }
  }

  /** Counts a latch down, never below zero. */
  record CountDown(Latch latch) implements Statement {
    @Override
    public String java() {
      return latch.name() + ".countDown();";
    }

    @Override
    public void lower(Lowering to) {
      int count = to.read(latch.name());
      int open = to.code().jump(Op.IF, count, 0);
      to.code().local(Op.WRITE, to.place(latch.name()), to.sum(count, -1));
      to.code().land(open);
    }

    @Override
    public List<Shared> uses() {
      return List.of(latch);
    }
  }

  /** Waits for a latch, for ever or for a while. */
  record Await(int id, Latch latch, boolean timed) implements Statement {
    @Override
    public String java() {
      return timed
          ? "x" + id + " = " + latch.name() + ".await(5, TimeUnit.MILLISECONDS) ? 1 : 0;"
          : latch.name() + ".await();";
    }

    @Override
    public void lower(Lowering to) {
      if (!timed) {
        to.code().point(Op.AWAIT, to.place(latch.name()));
        return;
      }
      int left = to.read(latch.name());
      int open = to.constant(1);
      int end = to.code().jump(Op.IF, left, 0);
      to.code().local(Op.SET, open, 0);
      to.code().land(end);
      to.observe(id, open);
    }

    @Override
    public List<Shared> uses() {
      return List.of(latch);
    }

    @Override
    public List<Integer> sees() {
      return timed ? List.of(id) : List.of();
    }
  }
}
