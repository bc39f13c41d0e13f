package dev.unravel.conformance.random;

import dev.unravel.conformance.random.Instruction.Op;
import java.util.List;

/** A class of which there should be one object, which has the number of its making. */
record Singleton(String name, Kind kind) implements Shared {

  /** How programs make sure that there is one, or fail to. */
  enum Kind {
    /** Checks and makes without a lock. */
    NAIVE,
    DOUBLE_CHECKED,
    SYNCHRONIZED,
    /** The initialiser of another class makes it. */
    HOLDER,
    ENUM
  }

  private String count() {
    return "made" + name;
  }

  private String holder() {
    return "Holder" + name;
  }

  /** The class whose initialiser makes the object, which is not the cell of the same name. */
  private String maker() {
    return kind == Kind.ENUM ? "enum " + name : holder();
  }

  @Override
  public String declaration() {
    String count = "  static int " + count() + ";\n";
    if (kind == Kind.ENUM) {
      return count
          + ("  enum NAME {\n    ONE;\n    int id;\n"
                  + "    NAME() { COUNT++; id = COUNT; }\n"
                  + "    static NAME get() { return ONE; }\n  }\n")
              .replace("NAME", name)
              .replace("COUNT", count());
    }
    String get =
        switch (kind) {
          case NAIVE ->
              "    static NAME one;\n"
                  + "    static NAME get() {\n"
                  + "      if (one == null) one = new NAME();\n"
                  + "      return one;\n    }\n";
          case DOUBLE_CHECKED ->
              "    static volatile NAME one;\n"
                  + "    static NAME get() {\n"
                  + "      NAME it = one;\n"
                  + "      if (it == null) {\n"
                  + "        synchronized (NAME.class) {\n"
                  + "          it = one;\n"
                  + "          if (it == null) { it = new NAME(); one = it; }\n"
                  + "        }\n      }\n"
                  + "      return it;\n    }\n";
          case SYNCHRONIZED ->
              "    static NAME one;\n"
                  + "    static synchronized NAME get() {\n"
                  + "      if (one == null) one = new NAME();\n"
                  + "      return one;\n    }\n";
          default ->
              "    static final class HOLDER { static final NAME ONE = new NAME(); }\n"
                  + "    static NAME get() { return HOLDER.ONE; }\n";
        };
    return count
        + ("  static final class NAME {\n    int id;\n"
                + "    NAME() { COUNT++; id = COUNT; }\n"
                + get
                + "  }\n")
            .replace("NAME", name)
            .replace("COUNT", count())
            .replace("HOLDER", holder());
  }

  @Override
  public List<String> results() {
    return List.of(count());
  }

  @Override
  public void declare(Lowering to) {
    to.cell(count(), 0);
    to.cell(name, 0);
    if (kind == Kind.ENUM || kind == Kind.HOLDER) {
      to.type(maker());
    } else {
      to.lock(name + " lock");
    }
  }

  @Override
  public void lowerInitialiser(Lowering to) {
    if (kind == Kind.ENUM || kind == Kind.HOLDER) {
      to.beginInitialiser(maker());
      to.write(name, lowerConstructor(to));
      to.endInitialiser(maker());
    }
  }

  /** Counts, reads the count again and keeps it. */
  private int lowerConstructor(Lowering to) {
    int made = to.read(count());
    to.write(count(), to.sum(made, 1));
    int id = to.read(count());
    int object = to.constant(to.code().cell(0));
    to.code().point(Op.WRITE_AT, object, 0, id);
    return object;
  }

  /** The number of what {@code get} returns. */
  int lowerGet(Lowering to) {
    int object =
        switch (kind) {
          case NAIVE -> lowerNaive(to);
          case SYNCHRONIZED -> lowerSynchronized(to);
          case DOUBLE_CHECKED -> lowerDoubleChecked(to);
          case HOLDER, ENUM -> lowerInitialised(to);
        };
    int id = to.code().register();
    to.code().point(Op.READ_AT, id, object, 0);
    return id;
  }

  private int lowerNaive(Lowering to) {
    int seen = to.read(name);
    int there = to.code().jump(Op.UNLESS, seen, 0);
    to.write(name, lowerConstructor(to));
    to.code().land(there);
    return to.read(name);
  }

  private int lowerSynchronized(Lowering to) {
    to.code().point(Op.LOCK, to.place(name + " lock"));
    int object = lowerNaive(to);
    to.code().point(Op.UNLOCK, to.place(name + " lock"));
    return object;
  }

  private int lowerDoubleChecked(Lowering to) {
    Code code = to.code();
    int it = to.read(name);
    int there = code.jump(Op.UNLESS, it, 0);
    code.point(Op.LOCK, to.place(name + " lock"));
    code.point(Op.READ, it, to.place(name));
    int now = code.jump(Op.UNLESS, it, 0);
    int made = lowerConstructor(to);
    code.local(Op.ADD, it, made, 0);
    to.write(name, it);
    code.land(now);
    code.point(Op.UNLOCK, to.place(name + " lock"));
    code.land(there);
    return it;
  }

  private int lowerInitialised(Lowering to) {
    to.initialise(maker());
    return to.read(name);
  }

  @Override
  public void lowerResults(Lowering to) {
    to.resultOf(count());
  }
}
