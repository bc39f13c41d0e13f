package dev.unravel.diagnose.explain;

import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Words for the threads, variables and places of an execution, as sentences use them. */
final class Words {
  private static final Pattern NUMBER = Pattern.compile("#\\d+");

  private final Facts facts;
  private final Trace named;

  /** By name without number, how many objects are called so. */
  private final Map<String, Integer> namesakes = new HashMap<>();

  /**
   * @param facts the execution
   * @param named the failing one, which may have fewer threads
   */
  Words(Facts facts, Trace named) {
    this.facts = facts;
    this.named = named;
    for (String object : facts.trace().objects()) {
      namesakes.merge(bare(object), 1, Integer::sum);
    }
  }

  /** By its Java name if the target gave it one of its own. */
  String thread(int thread) {
    return Naming.thread(thread < named.threads().size() ? named : facts.trace(), thread);
  }

  String by(int action) {
    return thread(facts.thread(action));
  }

  /** The place of an action in brackets, with a blank before it, or "". */
  String at(int action) {
    return facts.place(action).map(Words::at).orElse("");
  }

  static String at(Location place) {
    return " (" + shortForm(place) + ")";
  }

  /** A synchronized method is entered before its first line. */
  static String shortForm(Location place) {
    if (place.line() > 0 || place.file().isEmpty()) {
      return place.shortForm();
    }
    return place.className().substring(place.className().lastIndexOf('.') + 1)
        + "."
        + place.method();
  }

  /** The innermost place in the target's own code. */
  static String at(List<Location> frames) {
    return frames.stream().filter(f -> !f.inJdk()).findFirst().map(Words::at).orElse("");
  }

  String variable(int action) {
    return quoted(facts.name(facts.variable(action)));
  }

  /** In quotes, and with its number only where there are several. */
  String quoted(String name) {
    String object = name.split("\\.", 2)[0];
    boolean alone = namesakes.getOrDefault(bare(object), 0) <= 1 && !name.contains("[]#");
    return "`" + (alone ? bare(name) : name) + "`";
  }

  static String bare(String name) {
    return NUMBER.matcher(name).replaceFirst("");
  }

  /** "read", "write", or the method that was called. */
  String noun(int action) {
    if (facts.isInside(action)) {
      return "`" + called(action) + "`";
    }
    return switch (facts.operation(action)) {
      case READ -> isMethod(action) ? method(action) : "read";
      case WRITE -> isMethod(action) ? method(action) : "write";
      default -> method(action);
    };
  }

  /** "read `Account.balance`", "called `put` on `ConcurrentHashMap`". */
  String did(int action) {
    if (facts.isInside(action)) {
      return "called `" + called(action) + "`";
    }
    if (facts.operation(action) == Operation.READ && !isMethod(action)) {
      return "read " + variable(action);
    }
    if (facts.operation(action) == Operation.WRITE && !isMethod(action)) {
      return "wrote " + variable(action);
    }
    return "called " + method(action) + " on " + variable(action);
  }

  /** Whether two actions seem to have happened inside one call of a method of the JDK. */
  boolean isOneCall(int first, int second) {
    return facts.isInside(first)
        && facts.isInside(second)
        && called(first).equals(called(second))
        && facts.place(first).equals(facts.place(second));
  }

  private boolean isMethod(int action) {
    return Calls.isAtomic(facts.object(action));
  }

  private String method(int action) {
    return "`" + facts.action(action).member() + "`";
  }

  /** The method of the JDK that the target called, inside of which it happened. */
  private String called(int action) {
    Location frame = facts.stack(action).get(0);
    return frame.className().substring(frame.className().lastIndexOf('.') + 1)
        + "."
        + frame.method();
  }

  String value(int action) {
    return facts.action(action).value();
  }

  /** One after the other, with "and" before the last. */
  static String list(List<String> items) {
    int last = items.size() - 1;
    return last < 1
        ? String.join("", items)
        : String.join(", ", items.subList(0, last)) + " and " + items.get(last);
  }
}
