package dev.unravel.conformance.random;

import java.util.List;

/** Something in a static field that holds one thing at most, and lets threads wait for it. */
record Gate(String name, Kind kind) implements Shared {

  /** What programs use for that. */
  enum Kind {
    /** A semaphore with one permit, which nobody owns: more may be given back. */
    SEMAPHORE("Semaphore", "new Semaphore(1)", 1),
    /** A queue that has room for one number. */
    MAILBOX("BlockingQueue<Integer>", "new ArrayBlockingQueue<>(1)", 0);

    final String type;
    final String made;
    final int initial;

    Kind(String type, String made, int initial) {
      this.type = type;
      this.made = made;
      this.initial = initial;
    }
  }

  @Override
  public String declaration() {
    return "  static final " + kind.type + " " + name + " = " + kind.made + ";\n";
  }

  @Override
  public List<String> results() {
    return List.of(
        kind == Kind.SEMAPHORE
            ? name + ".availablePermits()"
            : name + ".isEmpty() ? 0 : " + name + ".peek()");
  }

  @Override
  public void declare(Lowering to) {
    to.cell(name, kind.initial);
  }

  @Override
  public void lowerResults(Lowering to) {
    to.resultOf(name);
  }
}
