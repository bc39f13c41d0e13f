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
    /** A field of an object that is a constant of an interface. */
    INTERFACE,
    /** A field of an object in a static final field. */
    OBJECT
  }

  /** What a static initialiser does with a variable of another class. */
  enum Effect {
    NONE,
    /** Starts from the other's value. */
    READS,
    /** Adds one to the other. */
    COUNTS
  }

  /** How the program writes it. */
  String java() {
    return switch (home) {
      case MAIN -> name;
      case CLASS -> type() + "." + name;
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
    String field = (isVolatile ? "volatile int " : "int ") + name + " = " + initial + ";";
    return switch (home) {
      case MAIN -> "  static " + field + "\n";
      case CLASS ->
          "  static final class " + type() + " {\n    static " + field + "\n" + block() + "  }\n";
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
      case READS -> "    static { " + name + " = OTHER + 1; }\n";
      case COUNTS -> "    static { OTHER++; }\n";
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
    return home == Home.CLASS || home == Home.ENUM || home == Home.INTERFACE;
  }

  @Override
  public void declare(Lowering to) {
    to.cell(name, hasInitialiser() ? 0 : initial);
    if (hasInitialiser()) {
      to.type(type());
    }
  }

  @Override
  public void lowerInitialiser(Lowering to) {
    if (!hasInitialiser()) {
      return;
    }
    to.beginInitialiser(type());
    to.write(name, to.constant(initial));
    if (effect == Effect.READS) {
      int value = to.variable(other).lowerRead(to);
      to.write(name, to.sum(value, 1));
    } else if (effect == Effect.COUNTS) {
      to.variable(other).lowerAdd(to, 1);
    }
    to.endInitialiser(type());
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
    if (home == Home.CLASS) {
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
