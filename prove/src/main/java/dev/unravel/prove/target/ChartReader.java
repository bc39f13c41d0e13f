package dev.unravel.prove.target;

import dev.unravel.prove.path.DepartedException;
import dev.unravel.prove.path.Passage;
import dev.unravel.prove.path.References;
import dev.unravel.prove.path.Step;
import dev.unravel.prove.path.TapeExpression;
import dev.unravel.prove.path.ThreadStep;
import dev.unravel.trace.Action;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import dev.unravel.trace.chart.Chart;
import dev.unravel.trace.chart.Decision;
import dev.unravel.trace.chart.Flow;
import dev.unravel.trace.chart.Round;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one trace, action by action. */
final class ChartReader {
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
  private final Map<Integer, Written> last = new HashMap<>();
  private final LockCalls locks;

  private final Trace trace;
  private final Chart chart;

  /** By the clock of what writes. */
  private final Map<Long, Flow> flows = new HashMap<>();

  private final CarriedValues carried;

  private final List<ThreadStep> deeds = new ArrayList<>();
  private final Map<String, BitSet> users = new HashMap<>();
  private final Map<Integer, List<Integer>> waiting = new HashMap<>();
  private final Map<Integer, Integer> reads = new HashMap<>();
  private final Set<String> loops = new TreeSet<>();
  private int picks;
  private long clock;

  /** How many decisions have been read. */
  private int decided;

  private final LoopHeads heads;
  private final List<Passage> passages = new ArrayList<>();

  /** By thread, the number of its last deed. */
  private final Map<Integer, Integer> lastDeeds = new HashMap<>();

  /** Where everything but memory is one state; else null. */
  private final HiddenState hidden;

  ChartReader(Names names, Trace trace, Chart chart, boolean opaque) {
    this.names = names;
    this.histories = new ValueHistories(names);
    this.trace = trace;
    this.chart = chart;
    this.locks = new LockCalls(trace.actions());
    this.hidden = opaque ? new HiddenState(names, histories, trace.threads(), chart) : null;
    this.heads = new LoopHeads(chart);
    this.carried = new CarriedValues(chart.tape());
    chart.flows().forEach(flow -> flows.put(flow.clock(), flow));
  }

  List<ThreadStep> deeds() {
    for (Action action : trace.actions()) {
      users.computeIfAbsent(key(action), key -> new BitSet()).set(action.thread());
    }
    for (Action action : trace.actions()) {
      clock++;
      int from = deeds.size();
      int thread = thread(trace.threads().get(action.thread()).path());
      if (hidden != null) {
        opaque(thread, action);
      } else {
        plain(thread, action);
      }
      heads.acted(thread, deeds.size() - from);
      noteLast(thread, from);
      for (LoopHeads.Arrival arrival : heads.arrivals(clock, action.thread())) {
        decide(thread, action.thread(), arrival.number());
        Round round = arrival.round();
        switch (round.kind()) {
          case ENTERED, ARRIVED -> arrive(thread, round);
          case BEGUN -> pass(thread, round, Passage.Kind.BEGINS);
          case REPEATED -> pass(thread, round, Passage.Kind.REPEATS);
          case LEFT -> pass(thread, round, Passage.Kind.LEAVES);
          default -> throw new AssertionError(round);
        }
      }
      decide(thread, action.thread(), Integer.MAX_VALUE);
    }
    if (decided < chart.decisions().size()) {
      throw new NotModelledException("not modelled: a thread decided something unseen");
    }
    return deeds;
  }

  /** The loops that were gone round in, for people. */
  Set<String> loops() {
    return loops;
  }

  /** What threads did to loops whose rounds are counted. */
  List<Passage> passages() {
    return passages;
  }

  private void pass(int thread, Round round, Passage.Kind kind) {
    if (lastDeeds.containsKey(thread)) {
      passages.add(new Passage(lastDeeds.get(thread), round.loop(), kind, where()));
    }
  }

  /** A thread has come to the head of a loop. */
  private void arrive(int thread, Round round) {
    LoopHeads.Head head =
        heads.arrive(thread, round, reads.getOrDefault(thread, 0), histories.of(thread));
    if (head != null) {
      deeds.add(new ThreadStep(thread, new Step.Again(head.position()), 0, -1, where()));
      lastDeeds.put(thread, deeds.size() - 1);
      reads.put(thread, head.reads());
      histories.goBack(thread, head.history());
      carried.goBack(thread, head.reads());
      loops.add(where());
    }
  }

  /**
   * What a thread has decided behind its action.
   *
   * @param number the thread's number in this execution
   * @param rounds before it had come to the head of so many loops
   */
  private void decide(int thread, int number, int rounds) {
    int from = deeds.size();
    while (decided < chart.decisions().size()) {
      Decision next = chart.decisions().get(decided);
      if (next.clock() != clock || next.rounds() > rounds) {
        break;
      }
      if (next.thread() != number) {
        throw notModelled(", behind which another thread decides something");
      }
      decided++;
      decide(thread, next);
    }
    heads.acted(thread, deeds.size() - from);
    noteLast(thread, from);
  }

  /** Of the deeds from some number on. */
  private void noteLast(int thread, int from) {
    if (deeds.size() > from) {
      lastDeeds.put(thread, deeds.size() - 1);
    }
  }

  private void decide(int thread, Decision decision) {
    if (decision.kind() == Decision.Kind.USED) {
      pin(thread, decision.left());
      return;
    }
    if (carried.open(decision.left()).isEmpty() && carried.open(decision.right()).isEmpty()) {
      return;
    }
    ComparedValue comparison = new ComparedValue(carried, names.value(Names.NULL), decision);
    if (!comparison.isOfWhatWasRead()) {
      throw notModelled(", and another value is compared than was read");
    }
    long way = comparison.way();
    histories.read(thread, way);
    deeds.add(new ThreadStep(thread, new Step.Decide(comparison.condition()), way, -1, where()));
    if (way == References.UNTOLD) {
      pin(thread, decision.left());
      pin(thread, decision.right());
    }
  }

  private void plain(int thread, Action action) {
    switch (action.operation()) {
      case BEGIN, YIELD -> add(thread, new Step.Local());
      case END -> add(thread, new Step.End());
      case START -> add(thread, new Step.Start(histories.start(thread, action.member())));
      case JOIN -> add(thread, new Step.Join(thread(action.member())));
      case LOCK -> add(thread, known(action) ? new Step.Lock(monitor(action)) : local(action));
      case UNLOCK -> add(thread, known(action) ? new Step.Unlock(monitor(action)) : local(action));
      case WAIT -> await(thread, monitor(action));
      case NOTIFY -> notify(thread, monitor(action), false);
      case NOTIFY_ALL -> notify(thread, monitor(action), true);
      case READ, WRITE -> access(thread, action);
      // Of a class without a static initialiser: whoever does it, nobody can tell.
      case INIT -> {}
      case COMPARE_AND_SET -> update(thread, action);
      case CALL, PARK -> lockCall(thread, action);
      default -> throw notModelled("");
    }
  }

  /** An action where all is hidden but memory that the target names. */
  private void opaque(int thread, Action action) {
    boolean uses = true;
    switch (action.operation()) {
      case INIT -> {
        if (hidden.isUsed(clock)) {
          throw notModelled(", which does more");
        }
        return;
      }
      case BEGIN, YIELD -> {
        add(thread, new Step.Local());
        uses = hidden.isUsed(clock);
      }
      case START -> add(thread, new Step.Start(histories.start(thread, action.member())));
      case END -> add(thread, new Step.End());
      case UNLOCK, NOTIFY, NOTIFY_ALL -> add(thread, new Step.Opaque(-1, true));
      case READ, WRITE, COMPARE_AND_SET -> {
        boolean names = !isHiddenMemory(action);
        if (names && action.operation() == Operation.COMPARE_AND_SET) {
          update(thread, action);
        } else if (names) {
          access(thread, action);
        } else {
          pinSources(thread);
          add(thread, new Step.Opaque(-1, false));
        }
        uses = !names || hidden.isUsed(clock);
      }
      default -> add(thread, new Step.Opaque(hidden.blocks(thread), false));
    }
    boolean looks =
        action.operation() == Operation.READ
            && !hidden.isUsed(clock)
            && !action.member().equals(Chart.STATUS);
    if (uses) {
      int slot = reads.merge(thread, 1, Integer::sum) - 1;
      ThreadStep look = hidden.look(thread, where());
      deeds.add(look);
      pin(thread, slot, look.value());
      if (!looks) {
        deeds.addAll(hidden.changes(thread, clock, where()));
      }
    }
  }

  /** Whether an access is one of the JDK to what it keeps itself, or of a thread's status. */
  private boolean isHiddenMemory(Action action) {
    String member = action.member();
    if (action.object() < 0) {
      return false;
    }
    if (ACCUMULATOR.matcher(object(action)).lookingAt()) {
      return true;
    }
    if (action.operation() != Operation.COMPARE_AND_SET) {
      return member.equals(Chart.STATUS)
          || !known(action) && !member.equals(UNKNOWN_FIELD)
          || JDK_FIELD.matcher(member).lookingAt();
    }
    return false;
  }

  private int thread(String path) {
    Integer known = histories.thread(path);
    if (known == null) {
      throw notModelled(", with a thread that was started unseen");
    }
    return known;
  }

  private String object(Action action) {
    if (action.object() < 0) {
      throw notModelled(" of nothing");
    }
    return trace.objects().get(action.object());
  }

  /** Whether what an action is about can be found again in other executions. */
  private boolean known(Action action) {
    return action.object() < 0 || !Names.isUnknown(object(action));
  }

  /**
   * An action on something unknown, which is nobody else's business as long as nobody else has it.
   */
  private Step local(Action action) {
    if (users.get(key(action)).cardinality() > 1) {
      throw notModelled(", which threads share that the target has not made");
    }
    return new Step.Local();
  }

  private int monitor(Action action) {
    if (!known(action)) {
      throw notModelled(", which the target has not made");
    }
    return names.monitors().of(object(action));
  }

  private void await(int thread, int monitor) {
    waiting.computeIfAbsent(monitor, m -> new ArrayList<>()).add(thread);
    add(thread, new Step.Wait(monitor));
  }

  private void notify(int thread, int monitor, boolean all) {
    List<Integer> waiters = waiting.computeIfAbsent(monitor, m -> new ArrayList<>());
    int pick = -1;
    if (all) {
      waiters.clear();
    } else if (!waiters.isEmpty()) {
      pick = waiters.size() == 1 ? -1 : trace.schedule().picks().get(picks++);
      waiters.remove(Math.max(pick, 0));
    }
    deeds.add(new ThreadStep(thread, new Step.Notify(monitor, all), 0, pick, where()));
  }

  private void lockCall(int thread, Action action) {
    String object = action.object() < 0 ? "" : object(action);
    switch (locks.of((int) clock - 1, object)) {
      case TAKES -> add(thread, new Step.Lock(names.monitors().of(locks.taken())));
      case RELEASES -> add(thread, new Step.Unlock(monitor(action)));
      case LOCAL -> add(thread, new Step.Local());
      case WAITS -> {}
      case OTHER -> throw notModelled("");
    }
  }

  private static boolean isAtomic(String object) {
    return ATOMIC.matcher(object).lookingAt();
  }

  /** An atomic update: what it makes of a value is known for the values that it was seen with. */
  private void update(int thread, Action action) {
    boolean callsBack = CALLS_BACK.matcher(action.member()).find();
    if (action.object() < 0 || !isAtomic(object(action)) || callsBack) {
      throw notModelled("");
    }
    int variable = atomicVariable(action);
    String[] values = action.value().split(BECOMES, -1);
    long before = valueRead(variable, known(values[0]));
    int slot = reads.merge(thread, 1, Integer::sum) - 1;
    deeds.add(new ThreadStep(thread, new Step.Take(variable), before, -1, where()));
    pin(thread, slot, before);
    boolean same = values[0].equals(values[1]);
    long after = same ? before : valueWritten(thread, variable, known(values[1]));
    deeds.add(
        new ThreadStep(
            thread,
            new Step.Put(variable, new TapeExpression.Constant(after)),
            after,
            -1,
            where()));
  }

  /** An atomic, or an element of an atomic array. */
  private int atomicVariable(Action action) {
    Matcher element = ELEMENT.matcher(action.member());
    if (!element.matches()) {
      return names.variables().of(object(action));
    }
    if (element.group(2).equals("toString")) {
      throw notModelled(", which reads every element");
    }
    return names.variables().of(object(action) + " " + element.group(1));
  }

  private void atomicAccess(int thread, Action action) {
    if (action.member().endsWith("].length")) {
      add(thread, new Step.Local());
      return;
    }
    int variable = atomicVariable(action);
    String[] values = action.value().split(BECOMES, -1);
    if (action.operation() == Operation.WRITE) {
      long after = valueWritten(thread, variable, known(values[1]));
      deeds.add(
          new ThreadStep(
              thread,
              new Step.Write(variable, new TapeExpression.Constant(after)),
              after,
              -1,
              where()));
      return;
    }
    long value = valueRead(variable, known(values[0]));
    int slot = reads.merge(thread, 1, Integer::sum) - 1;
    deeds.add(new ThreadStep(thread, new Step.Read(variable), value, -1, where()));
    pin(thread, slot, value);
  }

  private String known(String text) {
    if (text.isEmpty() || Names.isUnknown(text)) {
      throw notModelled(", whose value cannot be told in other executions");
    }
    return text;
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

  private void access(int thread, Action action) {
    if (action.object() >= 0 && isAtomic(object(action))) {
      atomicAccess(thread, action);
      return;
    }
    if (action.member().equals(UNKNOWN_FIELD) || action.member().equals(Chart.STATUS)) {
      throw notModelled("");
    }
    if (action.object() < 0 && action.member().isEmpty()) {
      // A field of null: the exception is the thread's own affair.
      add(thread, new Step.Local());
      return;
    }
    boolean writes = action.operation() == Operation.WRITE;
    if (!known(action)) {
      if (writes) {
        pinSources(thread);
      }
      add(thread, local(action));
      return;
    }
    if (action.member().isEmpty()
        || action.member().contains("..")
        || action.member().equals("[]")) {
      throw notModelled("");
    }
    int variable = names.variables().of(key(action));
    long value = value(thread, variable, action);
    if (writes) {
      deeds.add(
          new ThreadStep(
              thread, new Step.Write(variable, written(action, value)), value, -1, where()));
      return;
    }
    int slot = reads.merge(thread, 1, Integer::sum) - 1;
    deeds.add(new ThreadStep(thread, new Step.Read(variable), value, -1, where()));
    if (carried.isOnTape(clock)) {
      carried.read(clock, thread, slot, value);
    } else {
      pin(thread, slot, value);
    }
  }

  /** From here on the path is that of this value. */
  private void pin(int thread, int slot, long value) {
    histories.read(thread, value);
    deeds.add(
        new ThreadStep(thread, new Step.Decide(new TapeExpression.Slot(slot)), value, -1, where()));
  }

  /** A value goes where it cannot be followed. */
  private void pinSources(int thread) {
    if (flows.containsKey(clock)) {
      pin(thread, flows.get(clock).node());
    }
  }

  /** From here on the path is that of the values that this one is made of. */
  private void pin(int thread, int node) {
    carried.open(node).forEach(each -> pin(thread, each.slot(), each.value()));
    carried.close(node);
  }

  /** What is written, in terms of what was read. */
  private TapeExpression written(Action action, long value) {
    Flow flow = flows.get(clock);
    if (flow == null || carried.open(flow.node()).isEmpty()) {
      return new TapeExpression.Constant(value);
    }
    TapeExpression whole = carried.expression(flow.node(), value);
    boolean isTruth = action.value().equals("true") || action.value().equals("false");
    return Narrowing.of(whole, isTruth ? 'Z' : flow.type());
  }

  private long value(int thread, int variable, Action action) {
    String text = action.value();
    boolean writes = action.operation() == Operation.WRITE;
    if (text.isEmpty() || Names.isUnknown(text)) {
      if (users.get(key(action)).cardinality() > 1) {
        throw notModelled(", whose value cannot be told in other executions");
      }
      last.remove(variable);
      return Names.UNKNOWN_VALUE;
    }
    if (!writes) {
      return valueRead(variable, text);
    }
    Flow flow = flows.get(clock);
    boolean copies = flow != null && text.endsWith(ValueHistories.FIXED);
    Long source = copies ? carried.copied(flow.node()) : null;
    if (source == null) {
      return valueWritten(thread, variable, text);
    }
    last.put(variable, new Written(text, source));
    return source;
  }

  private String key(Action action) {
    String object = action.object() < 0 ? "" : trace.objects().get(action.object());
    return switch (action.operation()) {
      case READ, WRITE -> object + " " + action.member();
      default -> object;
    };
  }

  private void add(int thread, Step step) {
    deeds.add(new ThreadStep(thread, step, 0, -1, where()));
  }

  private String where() {
    return trace.location(trace.at(clock).location()).map(Location::shortForm).orElse("");
  }

  private NotModelledException notModelled(String what) {
    return new NotModelledException("not modelled: " + trace.describe(clock) + what);
  }
}
