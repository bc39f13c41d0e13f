package dev.unravel.conformance.random;

import java.util.List;

/**
 * A JDK object without any lock, in a static field, shared from the moment it is new: what threads
 * do to each other inside it is not for the oracle to say, but for an engine that leaves nothing
 * out.
 */
record Raw(String name, Kind kind) implements Shared {

  /** What kind of object. */
  enum Kind {
    LIST("List<Integer>", "new ArrayList<>()", "NAME.add(K);", "NAME.size()"),
    MAP("Map<Integer, Integer>", "new HashMap<>()", "NAME.put(K, K);", "NAME.size()"),
    DEQUE("ArrayDeque<Integer>", "new ArrayDeque<>()", "NAME.add(K);", "NAME.size()"),
    TEXT("StringBuilder", "new StringBuilder()", "NAME.append(K);", "NAME.length()");

    final String type;
    final String made;
    final String change;
    final String look;

    Kind(String type, String made, String change, String look) {
      this.type = type;
      this.made = made;
      this.change = change;
      this.look = look;
    }
  }

  @Override
  public String declaration() {
    return "  static final " + kind.type + " " + name + " = " + kind.made + ";\n";
  }

  @Override
  public List<String> results() {
    return List.of(name + ".toString().replace(' ', '_')");
  }

  @Override
  public boolean isModelled() {
    return false;
  }

  @Override
  public void declare(Lowering to) {
    throw new IllegalStateException("not modelled");
  }

  @Override
  public void lowerResults(Lowering to) {
    throw new IllegalStateException("not modelled");
  }
}
