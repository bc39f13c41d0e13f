package dev.unravel.conformance.random;

import java.util.List;

/**
 * A number in a static field whose updates are single steps.
 *
 * @param elsewhere whether of another class than the main class
 */
record Atomic(String name, Kind kind, boolean elsewhere, int initial) implements Shared {

  /** How programs have a number updated in one step. */
  enum Kind {
    INTEGER,
    ADDER,
    /** A field updater for a field of an object. */
    UPDATER,
    /** A handle of a field of an object. */
    HANDLE,
    /** A handle of a static field. */
    STATIC_HANDLE;

    /** Whether the number can also be reached past the handle. */
    boolean hasField() {
      return this == UPDATER || this == HANDLE || this == STATIC_HANDLE;
    }
  }

  private String owner() {
    return elsewhere ? "Of" + name + "." : "";
  }

  private String field() {
    return owner() + name + (kind == Kind.STATIC_HANDLE ? "field" : ".field");
  }

  /** The call of an update. */
  String call(ObjectStatements.Update update) {
    String it = owner() + name;
    String handle = name + "handle";
    return switch (kind) {
      case INTEGER -> it + "." + update.call;
      case ADDER ->
          switch (update) {
            case GET -> "(int) " + it + ".sum()";
            case INCREMENT -> it + ".increment()";
            default -> it + ".add(2)";
          };
      case UPDATER ->
          update == ObjectStatements.Update.LOOK
              ? field()
              : handle + "." + update.call.replace("(", "(" + it + ", ").replace(", )", ")");
      case HANDLE -> ofHandle(update, handle, it + ", ");
      case STATIC_HANDLE -> ofHandle(update, handle, "");
    };
  }

  private String ofHandle(ObjectStatements.Update update, String handle, String object) {
    String get = "(int) " + handle + ".getAndAdd(" + object;
    return switch (update) {
      case LOOK -> field();
      case GET -> ("(int) " + handle + ".getVolatile(" + object + ")").replace(", )", ")");
      case SET -> handle + ".setVolatile(" + object + "4)";
      case INCREMENT -> get + "1) + 1";
      case ADD -> get + "2)";
      case UPDATE -> get + "3) + 3";
      case SWAP -> handle + ".compareAndSet(" + object + "1, 3) ? 1 : 0";
    };
  }

  @Override
  public String declaration() {
    String it = "static final ";
    String field =
        switch (kind) {
          case INTEGER -> it + "AtomicInteger " + name + " = new AtomicInteger(" + initial + ");";
          case ADDER -> it + "LongAdder " + name + " = new LongAdder();";
          case STATIC_HANDLE -> "static volatile int " + name + "field = " + initial + ";";
          default -> it + "Cell" + name + " " + name + " = new Cell" + name + "();";
        };
    String home = elsewhere ? "  static final class Of" + name + " { " + field + " }\n" : field;
    String cell = "Cell" + name;
    String cells = "  static final class " + cell + " { volatile int field = " + initial + "; }\n";
    String handle = " " + name + "handle = ";
    return switch (kind) {
      case INTEGER, ADDER -> "  " + home + "\n";
      case UPDATER ->
          cells
              + "  "
              + home
              + "\n  "
              + it
              + "AtomicIntegerFieldUpdater<"
              + cell
              + ">"
              + handle
              + "AtomicIntegerFieldUpdater.newUpdater("
              + cell
              + ".class, \"field\");\n";
      case HANDLE ->
          cells
              + "  "
              + home
              + "\n  "
              + it
              + "VarHandle"
              + handle
              + "handle("
              + cell
              + ".class, \"field\", false);\n";
      case STATIC_HANDLE ->
          "  "
              + home
              + "\n  "
              + it
              + "VarHandle"
              + handle
              + "handle("
              + RandomProgram.MAIN
              + ".class, \""
              + name
              + "field\", true);\n";
    };
  }

  @Override
  public List<String> results() {
    return List.of(call(ObjectStatements.Update.GET));
  }

  @Override
  public void declare(Lowering to) {
    to.cell(name, initial);
    if (elsewhere) {
      to.type("Of" + name);
    }
  }

  @Override
  public void lowerInitialiser(Lowering to) {
    if (elsewhere) {
      to.beginInitialiser("Of" + name);
      to.endInitialiser("Of" + name);
    }
  }

  void lowerReceiver(Lowering to) {
    if (elsewhere) {
      to.initialise("Of" + name);
    }
  }

  @Override
  public void lowerResults(Lowering to) {
    lowerReceiver(to);
    to.resultOf(name);
  }
}
