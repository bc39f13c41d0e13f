package dev.unravel.conformance.random;

import dev.unravel.conformance.random.Instruction.Op;
import java.util.List;

/**
 * A number that threads share.
 *
 * @param home where it is kept
 * @param initial what it starts with
 * @param effect what the static initialiser of its class does besides, if it has one
 * @param other the variable with which it does so, or ""
 */
record Variable(
    String name, Home home, boolean isVolatile, int initial, Effect effect, String other)
    implements Shared {

  /** Where programs keep a number. */
  enum Home {
    /** A static field of the main class. */
    MAIN,
    /** A static field of another class, initialised when it is first used. */
    CLASS,
    /** A field of an enum constant. */
    ENUM,
    /** A static field of an enum. */
    ENUM_STATIC,
    /** A field of an object that is a constant of an interface. */
    INTERFACE,
    /** A field of an object in a static final field. */
    OBJECT,
    /** The only element of an array in a static final field. */
    ARRAY,
    /** A static field of a class whose superclass has an initialiser, too. */
    SUBCLASS
  }

  /** What a static initialiser does with a variable of another class. */
  enum Effect {
    NONE,
    /** Starts from the other's value. */
    READS,
    /** Adds one to the other. */
    COUNTS,
    /** Fails if the other is two. */
    FAILS
  }

  /** How the program writes it. */
  String java() {
    return switch (home) {
      case MAIN -> name;
      case CLASS, SUBCLASS, ENUM_STATIC -> type() + "." + name;
      case ARRAY -> name + "[0]";
      case ENUM -> type() + ".ONE." + name;
      case INTERFACE -> type() + ".BOX." + name;
      case OBJECT -> name.toUpperCase() + "." + name;
    };
  }

  private String type() {
    return "Of" + name.toUpperCase();
  }

  @Override
  public String declaration() {
    // What is 0 anyway is left to the JVM, and to a reset.
    String value = initial == 0 ? ";" : " = " + initial + ";";
    String field = (isVolatile ? "volatile int " : "int ") + name + value;
    return switch (home) {
      case MAIN -> "  static " + field + "\n";
      case CLASS ->
          "  static final class " + type() + " {\n    static " + field + "\n" + block() + "  }\n";
      case SUBCLASS ->
          "  static class Base"
              + type()
              + " {\n"
              + block()
              + "  }\n  static final class "
              + type()
              + " extends Base"
              + type()
              + " { static "
              + field
              + " }\n";
      case ARRAY -> "  static final int[] " + name + " = {" + initial + "};\n";
      case ENUM_STATIC -> "  enum " + type() + " {\n    ONE;\n    static " + field + "\n  }\n";
      case ENUM -> "  enum " + type() + " {\n    ONE;\n    " + field + "\n  }\n";
      case INTERFACE ->
          box(field)
              + "  interface "
              + type()
              + " { Box"
              + name
              + " BOX = new Box"
              + name
              + "(); }\n";
      case OBJECT ->
          box(field)
              + "  static final Box"
              + name
              + " "
              + name.toUpperCase()
              + " = new Box"
              + name
              + "();\n";
    };
  }

  private String box(String field) {
    return "  static final class Box" + name + " { " + field + " }\n";
  }

  private String block() {
    return switch (effect) {
      case NONE -> "";
      case READS -> "    static { " + java() + " = OTHER + 1; }\n";
      case COUNTS -> "    static { OTHER++; }\n";
      case FAILS -> "    static { if (OTHER == 2) throw new IllegalStateException(); }\n";
    };
  }

  @Override
  public List<String> results() {
    return List.of(java());
  }

  @Override
  public List<String> uses() {
    return effect == Effect.NONE ? List.of() : List.of(other);
  }

  private boolean hasInitialiser() {
    return home == Home.CLASS
        || home == Home.SUBCLASS
        || home == Home.ENUM
        || home == Home.ENUM_STATIC
        || home == Home.INTERFACE;
  }

  @Override
  public void declare(Lowering to) {
    to.cell(name, hasInitialiser() ? 0 : initial);
    if (hasInitialiser()) {
      to.type(type());
    }
    if (home == Home.SUBCLASS) {
      to.type("Base" + type());
    }
  }

  @Override
  public void lowerInitialiser(Lowering to) {
    if (!hasInitialiser()) {
      return;
    }
    if (home == Home.SUBCLASS) {
      to.beginInitialiser("Base" + type());
      lowerEffect(to);
      to.endInitialiser("Base" + type());
      to.beginInitialiser(type());
      to.initialise("Base" + type());
      lowerInitialValue(to);
    } else {
      to.beginInitialiser(type());
      lowerInitialValue(to);
      lowerEffect(to);
    }
    to.endInitialiser(type());
  }

  private void lowerInitialValue(Lowering to) {
    if (initial != 0) {
      to.write(name, to.constant(initial));
    }
  }

  private void lowerEffect(Lowering to) {
    switch (effect) {
      case READS -> {
        int value = to.variable(other).lowerRead(to);
        lowerWrite(to, to.sum(value, 1));
      }
      case COUNTS -> to.variable(other).lowerAdd(to, 1);
      case FAILS -> {
        int value = to.variable(other).lowerRead(to);
        int fine = to.code().jump(Op.UNLESS, value, 2);
        to.code().local(Op.THROW);
        to.code().land(fine);
      }
      case NONE -> {
        // Nothing besides.
      }
    }
  }

  @Override
  public void lowerResults(Lowering to) {
    int value = lowerRead(to);
    String cell = name + " in the end";
    to.cell(cell, 0);
    to.code().local(Op.WRITE, to.place(cell), value);
    to.resultOf(cell);
  }

  /** Before a field of an object can be read or written, the object is looked up. */
  void lowerReceiver(Lowering to) {
    if (home == Home.ENUM || home == Home.INTERFACE) {
      to.initialise(type());
    }
  }

  /** A static field is looked up when it is read or written. */
  private void lowerOwner(Lowering to) {
    if (home == Home.CLASS || home == Home.SUBCLASS || home == Home.ENUM_STATIC) {
      to.initialise(type());
    }
  }

  int lowerRead(Lowering to) {
    lowerReceiver(to);
    lowerOwner(to);
    return to.read(name);
  }

  /** With the receiver looked up before. */
  void lowerWrite(Lowering to, int register) {
    lowerOwner(to);
    to.write(name, register);
  }

  void lowerAdd(Lowering to, int more) {
    int value = lowerRead(to);
    lowerWrite(to, to.sum(value, more));
  }
}
