package dev.unravel.diagnose.facts;

import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words for the threads, variables and places of an execution, as sentences use them. */
public final class Words {
  /** An object at the beginning of a variable's name. */
  private static final Pattern OBJECT = Pattern.compile("^.*?#\\d+");

  private static final Pattern NUMBER = Pattern.compile("#\\d+");

  private final Facts facts;
  private final Trace named;

  /** By name without number, how many objects are called so. */
  private final Map<String, Integer> namesakes = new HashMap<>();

  /**
   * @param facts the execution
   * @param named the failing one, which may have fewer threads
   */
  public Words(Facts facts, Trace named) {
    this.facts = facts;
    this.named = named;
    for (String object : facts.trace().objects()) {
      // The lock of a class while it is initialised goes by the name of the class alone.
      if (NUMBER.matcher(object).find()) {
        namesakes.merge(bare(object), 1, Integer::sum);
      }
    }
  }

  /** By its Java name if the target gave it one of its own. */
  public String thread(int thread) {
    return Naming.thread(thread < named.threads().size() ? named : facts.trace(), thread);
  }

  public String by(int action) {
    return thread(facts.thread(action));
  }

  /** The place of an action in brackets, with a blank before it, or "". */
  public String at(int action) {
    return facts.place(action).map(Words::at).orElse("");
  }

  public static String at(Location place) {
    return " (" + shortForm(place) + ")";
  }

  /** A synchronized method is entered before its first line. */
  public static String shortForm(Location place) {
    if (place.line() > 0 || place.file().isEmpty()) {
      return place.shortForm();
    }
    return place.className().substring(place.className().lastIndexOf('.') + 1)
        + "."
        + place.method();
  }

  /** The innermost place in the target's own code. */
  public static String at(List<Location> frames) {
    return frames.stream().filter(f -> !f.inJdk()).findFirst().map(Words::at).orElse("");
  }

  public String variable(int action) {
    Optional<String> held =
        facts.isInside(action)
            ? receiver(action).filter(object -> !object.equals(facts.object(action)))
            : Optional.empty();
    return quoted(held.orElseGet(() -> facts.name(facts.variable(action))));
  }

  /** In quotes, and with its number only where there are several. */
  public String quoted(String name) {
    String told = told(name);
    String object = told.split("\\.", 2)[0];
    boolean alone = namesakes.getOrDefault(bare(object), 0) <= 1 && !told.contains("[]#");
    return "`" + (alone ? bare(told) : told) + "`";
  }

  /** By the field that holds it, if one does. */
  private String told(String name) {
    Matcher object = OBJECT.matcher(name);
    if (!object.find()) {
      return name;
    }
    int index = facts.trace().objects().indexOf(object.group());
    String field =
        index < 0 || index >= facts.seen().fields().size() ? "" : facts.seen().fields().get(index);
    return field.isEmpty() ? name : field + name.substring(object.end());
  }

  static String bare(String name) {
    return NUMBER.matcher(name).replaceFirst("");
  }

  /** "read", "write", or the method that was called. */
  public String noun(int action) {
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
  public String did(int action) {
    if (facts.isInside(action)) {
      Optional<String> receiver = receiver(action).map(this::quoted);
      return receiver
          .map(held -> "called `" + facts.stack(action).get(0).method() + "` on " + held)
          .orElseGet(() -> "called `" + called(action) + "`");
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
  public boolean isOneCall(int first, int second) {
    return facts.isInside(first)
        && facts.isInside(second)
        && called(first).equals(called(second))
        && facts.place(first).equals(facts.place(second));
  }

  /** The object that such a method was called on, if a field holds it. */
  private Optional<String> receiver(int action) {
    String type = simple(facts.stack(action).get(0).className());
    for (int i = action; i >= 0; i--) {
      if (facts.thread(i) != facts.thread(action)) {
        continue;
      }
      if (!facts.place(i).equals(facts.place(action))) {
        return Optional.empty();
      }
      String object = facts.object(i);
      if (bare(object).equals(type)) {
        return Optional.of(object).filter(it -> !told(it).equals(it));
      }
    }
    return Optional.empty();
  }

  private boolean isMethod(int action) {
    return Calls.isAtomic(facts.object(action));
  }

  /** As the target's code has it: some methods of the JDK do their work in others of theirs. */
  private String method(int action) {
    List<Location> stack = facts.stack(action);
    boolean isCall = facts.operation(action) == Operation.CALL && !stack.isEmpty();
    boolean isOwn =
        isCall
            && stack.get(0).inJdk()
            && !stack.get(0).method().startsWith("<")
            && simple(stack.get(0).className()).equals(bare(facts.object(action)));
    return "`" + (isOwn ? stack.get(0).method() : facts.action(action).member()) + "`";
  }

  private static String simple(String className) {
    return className.substring(className.lastIndexOf('.') + 1);
  }

  /** The method of the JDK that the target called, inside of which it happened. */
  private String called(int action) {
    Location frame = facts.stack(action).get(0);
    return frame.className().substring(frame.className().lastIndexOf('.') + 1)
        + "."
        + frame.method();
  }

  /** The value that was read or written, or "": an update has two, which no sentence asks for. */
  public String value(int action) {
    return facts.operation(action) == Operation.COMPARE_AND_SET ? "" : facts.action(action).value();
  }

  /** One after the other, with "and" before the last. */
  public static String list(List<String> items) {
    int last = items.size() - 1;
    return last < 1
        ? String.join("", items)
        : String.join(", ", items.subList(0, last)) + " and " + items.get(last);
  }
}
