package dev.unravel.conformance.random;

import dev.unravel.conformance.random.Instruction.Op;
import java.util.List;

/** A lock: an object's monitor, a class's, or one of java.util.concurrent. */
record Lock(String name, Kind kind) implements Shared {

  /** What kind of lock. */
  enum Kind {
    OBJECT,
    /** The monitor of the main class, which its synchronized methods take. */
    MAIN,
    /** The monitor of a class, which does not initialise it. */
    CLASS,
    /** An object in a static field of another class. */
    ELSEWHERE,
    REENTRANT
  }

  @Override
  public String declaration() {
    return switch (kind) {
      case MAIN -> "";
      case OBJECT -> "  static final Object " + name + " = new Object();\n";
      case CLASS -> "  static final class Type" + name + " {}\n";
      case ELSEWHERE ->
          "  static final class Type" + name + " { static final Object IT = new Object(); }\n";
      case REENTRANT ->
          "  static final ReentrantLock "
              + name
              + " = new ReentrantLock();\n  static final Condition "
              + condition()
              + " = "
              + name
              + ".newCondition();\n";
    };
  }

  boolean isReentrant() {
    return kind == Kind.REENTRANT;
  }

  /** What threads wait for that have taken a lock of java.util.concurrent. */
  String condition() {
    return name + "changed";
  }

  /** What {@code synchronized} is given. */
  String monitor() {
    return switch (kind) {
      case MAIN -> RandomProgram.MAIN + ".class";
      case OBJECT, REENTRANT -> name;
      case CLASS -> "Type" + name + ".class";
      case ELSEWHERE -> "Type" + name + ".IT";
    };
  }

  @Override
  public List<String> results() {
    return List.of();
  }

  @Override
  public void declare(Lowering to) {
    to.lock(name);
    to.cell(name + " woken", 0);
    if (kind == Kind.ELSEWHERE) {
      to.type("Type" + name);
    }
  }

  @Override
  public void lowerInitialiser(Lowering to) {
    if (kind == Kind.ELSEWHERE) {
      to.beginInitialiser("Type" + name);
      to.endInitialiser("Type" + name);
    }
  }

  @Override
  public void lowerResults(Lowering to) {}

  void lowerLock(Lowering to) {
    if (kind == Kind.ELSEWHERE) {
      to.initialise("Type" + name);
    }
    to.code().point(Op.LOCK, to.place(name));
  }

  void lowerUnlock(Lowering to) {
    to.code().point(Op.UNLOCK, to.place(name));
  }

  /** Gives it back until somebody wakes all who wait, or time is up. */
  void lowerWait(Lowering to, boolean timed) {
    int woken = to.code().register();
    int cell = to.place(name + " woken");
    to.code().point(Op.WAIT, woken, cell, to.place(name));
    to.code().point(timed ? Op.LATE : Op.WOKEN, woken, cell, to.place(name));
  }

  void lowerWake(Lowering to) {
    int woken = to.read(name + " woken");
    to.code().local(Op.WRITE, to.place(name + " woken"), to.sum(woken, 1));
  }
}
