package dev.unravel.prove.target;

import dev.unravel.prove.path.DepartedException;
import dev.unravel.prove.path.Step;
import dev.unravel.prove.path.TapeExpression;
import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import dev.unravel.trace.chart.Chart;
import dev.unravel.trace.chart.Flow;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what actions do to memory: fields, elements of arrays, and atomics. */
final class MemoryDeeds {
  private static final Pattern ATOMIC =
      Pattern.compile(
          "java\\.util\\.concurrent\\.atomic\\.(Atomic(Integer|Long|Boolean|Reference"
              + "|(Integer|Long|Reference)Array|(Stamped|Markable)Reference)|LongAdder)@");

  /** How a call on an element of an atomic array starts. */
  private static final Pattern ELEMENT = Pattern.compile("(\\[-?\\d+])\\.(.*)");

  /** Methods of atomics that call code of the target while they work. */
  private static final Pattern CALLS_BACK = Pattern.compile("[uU]pdate|ccumulate");

  /** Atomics whose methods all call back. */
  private static final Pattern ACCUMULATOR =
      Pattern.compile(
          "java\\.util\\.concurrent\\.atomic\\.((Long|Double)Accumulator|DoubleAdder)@");

  private static final Pattern JDK_FIELD = Pattern.compile("(java|javax|jdk|sun)\\.");

  /** What is accessed in ways that do not name it. */
  private static final String UNKNOWN_FIELD = "?";

  /** Between the values that an atomic had before an action and after it. */
  private static final String BECOMES = "\0";

  /** The last write to a variable. */
  private record Written(String text, long value) {}

  private final Names names;
  private final ValueHistories histories;
  private final DeedLog log;
  private final UsedObjects objects;
  private final Map<Integer, Written> last = new HashMap<>();

  MemoryDeeds(Names names, ValueHistories histories, DeedLog log, UsedObjects objects) {
    this.names = names;
    this.histories = histories;
    this.log = log;
    this.objects = objects;
  }

  /** Whether an access is one of the JDK to what it keeps itself, or of a thread's status. */
  boolean isHiddenMemory(Action action) {
    String member = action.member();
    if (action.object() < 0) {
      return false;
    }
    if (ACCUMULATOR.matcher(objects.object(action)).lookingAt()) {
      return true;
    }
    if (action.operation() != Operation.COMPARE_AND_SET) {
      return member.equals(Chart.STATUS)
          || !objects.isKnown(action) && !member.equals(UNKNOWN_FIELD)
          || JDK_FIELD.matcher(member).lookingAt();
    }
    return false;
  }

  /** A read or a write. */
  void access(int thread, Action action) {
    if (action.object() >= 0 && isAtomic(objects.object(action))) {
      atomicAccess(thread, action);
      return;
    }
    if (action.member().equals(UNKNOWN_FIELD) || action.member().equals(Chart.STATUS)) {
      throw log.notModelled("");
    }
    if (action.object() < 0 && action.member().isEmpty()) {
      // A field of null: the exception is the thread's own affair.
      log.add(thread, new Step.Local());
      return;
    }
    boolean writes = action.operation() == Operation.WRITE;
    if (!objects.isKnown(action)) {
      if (writes) {
        log.pinSources(thread);
      }
      log.add(thread, objects.local(action));
      return;
    }
    if (action.member().isEmpty()
        || action.member().contains("..")
        || action.member().equals("[]")) {
      throw log.notModelled("");
    }
    int variable = names.variables().of(objects.key(action));
    long value = value(thread, variable, action);
    if (writes) {
      log.add(thread, new Step.Write(variable, written(action, value)), value);
      return;
    }
    int slot = log.takeSlot(thread);
    log.add(thread, new Step.Read(variable), value);
    if (log.carried().isOnTape(log.clock())) {
      log.carried().read(log.clock(), thread, slot, value);
    } else {
      log.pin(thread, slot, value);
    }
  }

  /** An atomic update: what it makes of a value is known for the values that it was seen with. */
  void update(int thread, Action action) {
    boolean callsBack = CALLS_BACK.matcher(action.member()).find();
    if (action.object() < 0 || !isAtomic(objects.object(action)) || callsBack) {
      throw log.notModelled("");
    }
    int variable = atomicVariable(action);
    String[] values = action.value().split(BECOMES, -1);
    long before = valueRead(variable, known(values[0]));
    int slot = log.takeSlot(thread);
    log.add(thread, new Step.Take(variable), before);
    log.pin(thread, slot, before);
    boolean same = values[0].equals(values[1]);
    long after = same ? before : valueWritten(thread, variable, known(values[1]));
    log.add(thread, new Step.Put(variable, new TapeExpression.Constant(after)), after);
  }

  private void atomicAccess(int thread, Action action) {
    if (action.member().endsWith("].length")) {
      log.add(thread, new Step.Local());
      return;
    }
    int variable = atomicVariable(action);
    String[] values = action.value().split(BECOMES, -1);
    if (action.operation() == Operation.WRITE) {
      long after = valueWritten(thread, variable, known(values[1]));
      log.add(thread, new Step.Write(variable, new TapeExpression.Constant(after)), after);
      return;
    }
    long value = valueRead(variable, known(values[0]));
    int slot = log.takeSlot(thread);
    log.add(thread, new Step.Read(variable), value);
    log.pin(thread, slot, value);
  }

  private static boolean isAtomic(String object) {
    return ATOMIC.matcher(object).lookingAt();
  }

  /** An atomic, or an element of an atomic array. */
  private int atomicVariable(Action action) {
    Matcher element = ELEMENT.matcher(action.member());
    if (!element.matches()) {
      return names.variables().of(objects.object(action));
    }
    if (element.group(2).equals("toString")) {
      throw log.notModelled(", which reads every element");
    }
    return names.variables().of(objects.object(action) + " " + element.group(1));
  }

  private String known(String text) {
    if (text.isEmpty() || Names.isUnknown(text)) {
      throw log.notModelled(", whose value cannot be told in other executions");
    }
    return text;
  }

  private long value(int thread, int variable, Action action) {
    String text = action.value();
    boolean writes = action.operation() == Operation.WRITE;
    if (text.isEmpty() || Names.isUnknown(text)) {
      if (objects.isShared(action)) {
        throw log.notModelled(", whose value cannot be told in other executions");
      }
      last.remove(variable);
      return Names.UNKNOWN_VALUE;
    }
    if (!writes) {
      return valueRead(variable, text);
    }
    Flow flow = log.flow();
    boolean copies = flow != null && text.endsWith(ValueHistories.FIXED);
    Long source = copies ? log.carried().copied(flow.node()) : null;
    if (source == null) {
      return valueWritten(thread, variable, text);
    }
    last.put(variable, new Written(text, source));
    return source;
  }

  /** A value that is written; as good as read by whoever reads it. */
  private long valueWritten(int thread, int variable, String text) {
    long value = histories.written(thread, text);
    last.put(variable, new Written(text, value));
    return value;
  }

  private long valueRead(int variable, String text) {
    Written written = last.get(variable);
    if (written == null || !text.endsWith(ValueHistories.FIXED)) {
      return names.value(text);
    }
    if (!written.text().equals(text)) {
      throw new DepartedException("a thread read something else than was written last", 0);
    }
    return written.value();
  }

  /** What is written, in terms of what was read. */
  private TapeExpression written(Action action, long value) {
    Flow flow = log.flow();
    if (flow == null || log.carried().open(flow.node()).isEmpty()) {
      return new TapeExpression.Constant(value);
    }
    TapeExpression whole = log.carried().expression(flow.node(), value);
    boolean isTruth = action.value().equals("true") || action.value().equals("false");
    return Narrowing.of(whole, isTruth ? 'Z' : flow.type());
  }
}
