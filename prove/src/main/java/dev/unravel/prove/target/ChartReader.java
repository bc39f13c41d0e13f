package dev.unravel.prove.target;

import dev.unravel.prove.path.Passage;
import dev.unravel.prove.path.References;
import dev.unravel.prove.path.Step;
import dev.unravel.prove.path.ThreadStep;
import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import dev.unravel.trace.chart.Chart;
import dev.unravel.trace.chart.Decision;
import dev.unravel.trace.chart.Round;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Reads one trace, action by action. */
final class ChartReader {
  private final Names names;
  private final ValueHistories histories;
  private final LockCalls locks;
  private final Trace trace;
  private final Chart chart;
  private final DeedLog log;
  private final UsedObjects objects;
  private final MemoryDeeds memory;
  private final Map<Integer, List<Integer>> waiting = new HashMap<>();
  private final Set<String> loops = new TreeSet<>();
  private int picks;

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
    this.log = new DeedLog(trace, chart, histories);
    this.objects = new UsedObjects(trace, log);
    this.memory = new MemoryDeeds(names, histories, log, objects);
  }

  List<ThreadStep> deeds() {
    for (Action action : trace.actions()) {
      log.nextAction();
      int from = log.size();
      int thread = thread(trace.threads().get(action.thread()).path());
      if (hidden != null) {
        opaque(thread, action);
      } else {
        plain(thread, action);
      }
      heads.acted(thread, log.size() - from);
      noteLast(thread, from);
      for (LoopHeads.Arrival arrival : heads.arrivals(log.clock(), action.thread())) {
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
    return log.deeds();
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
      passages.add(new Passage(lastDeeds.get(thread), round.loop(), kind, log.where()));
    }
  }

  /** A thread has come to the head of a loop. */
  private void arrive(int thread, Round round) {
    LoopHeads.Head head = heads.arrive(thread, round, log.slots(thread), histories.of(thread));
    if (head != null) {
      log.add(thread, new Step.Again(head.position()));
      lastDeeds.put(thread, log.size() - 1);
      log.goBack(thread, head.reads());
      histories.goBack(thread, head.history());
      loops.add(log.where());
    }
  }

  /**
   * What a thread has decided behind its action.
   *
   * @param number the thread's number in this execution
   * @param rounds before it had come to the head of so many loops
   */
  private void decide(int thread, int number, int rounds) {
    int from = log.size();
    while (decided < chart.decisions().size()) {
      Decision next = chart.decisions().get(decided);
      if (next.clock() != log.clock() || next.rounds() > rounds) {
        break;
      }
      if (next.thread() != number) {
        throw log.notModelled(", behind which another thread decides something");
      }
      decided++;
      decide(thread, next);
    }
    heads.acted(thread, log.size() - from);
    noteLast(thread, from);
  }

  /** Of the deeds from some number on. */
  private void noteLast(int thread, int from) {
    if (log.size() > from) {
      lastDeeds.put(thread, log.size() - 1);
    }
  }

  private void decide(int thread, Decision decision) {
    if (decision.kind() == Decision.Kind.USED) {
      log.pin(thread, decision.left());
      return;
    }
    CarriedValues carried = log.carried();
    if (carried.open(decision.left()).isEmpty() && carried.open(decision.right()).isEmpty()) {
      return;
    }
    ComparedValue comparison = new ComparedValue(carried, names.value(Names.NULL), decision);
    if (!comparison.isOfWhatWasRead()) {
      throw log.notModelled(", and another value is compared than was read");
    }
    long way = comparison.way();
    histories.read(thread, way);
    log.add(thread, new Step.Decide(comparison.condition()), way);
    if (way == References.UNTOLD) {
      log.pin(thread, decision.left());
      log.pin(thread, decision.right());
    }
  }

  private void plain(int thread, Action action) {
    switch (action.operation()) {
      case BEGIN, YIELD -> log.add(thread, new Step.Local());
      case END -> log.add(thread, new Step.End());
      case START -> log.add(thread, new Step.Start(histories.start(thread, action.member())));
      case JOIN -> log.add(thread, new Step.Join(thread(action.member())));
      case LOCK ->
          log.add(
              thread,
              objects.isKnown(action) ? new Step.Lock(monitor(action)) : objects.local(action));
      case UNLOCK ->
          log.add(
              thread,
              objects.isKnown(action) ? new Step.Unlock(monitor(action)) : objects.local(action));
      case WAIT -> await(thread, monitor(action));
      case NOTIFY -> notify(thread, monitor(action), false);
      case NOTIFY_ALL -> notify(thread, monitor(action), true);
      case READ, WRITE -> memory.access(thread, action);
      // Of a class without a static initialiser: whoever does it, nobody can tell.
      case INIT -> {}
      case COMPARE_AND_SET -> memory.update(thread, action);
      case CALL, PARK -> lockCall(thread, action);
      default -> throw log.notModelled("");
    }
  }

  /** An action where all is hidden but memory that the target names. */
  private void opaque(int thread, Action action) {
    boolean uses = true;
    switch (action.operation()) {
      case INIT -> {
        if (hidden.isUsed(log.clock())) {
          throw log.notModelled(", which does more");
        }
        return;
      }
      case BEGIN, YIELD -> {
        log.add(thread, new Step.Local());
        uses = hidden.isUsed(log.clock());
      }
      case START -> log.add(thread, new Step.Start(histories.start(thread, action.member())));
      case END -> log.add(thread, new Step.End());
      case UNLOCK, NOTIFY, NOTIFY_ALL -> log.add(thread, new Step.Opaque(-1, true));
      case READ, WRITE, COMPARE_AND_SET -> {
        boolean names = !memory.isHiddenMemory(action);
        if (names && action.operation() == Operation.COMPARE_AND_SET) {
          memory.update(thread, action);
        } else if (names) {
          memory.access(thread, action);
        } else {
          log.pinSources(thread);
          log.add(thread, new Step.Opaque(-1, false));
        }
        uses = !names || hidden.isUsed(log.clock());
      }
      default -> log.add(thread, new Step.Opaque(hidden.blocks(thread), false));
    }
    boolean looks =
        action.operation() == Operation.READ
            && !hidden.isUsed(log.clock())
            && !action.member().equals(Chart.STATUS);
    if (uses) {
      int slot = log.takeSlot(thread);
      ThreadStep look = hidden.look(thread, log.where());
      log.add(look);
      log.pin(thread, slot, look.value());
      if (!looks) {
        hidden.changes(thread, log.clock(), log.where()).forEach(log::add);
      }
    }
  }

  private int thread(String path) {
    Integer known = histories.thread(path);
    if (known == null) {
      throw log.notModelled(", with a thread that was started unseen");
    }
    return known;
  }

  private int monitor(Action action) {
    if (!objects.isKnown(action)) {
      throw log.notModelled(", which the target has not made");
    }
    return names.monitors().of(objects.object(action));
  }

  private void await(int thread, int monitor) {
    waiting.computeIfAbsent(monitor, m -> new ArrayList<>()).add(thread);
    log.add(thread, new Step.Wait(monitor));
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
    log.add(new ThreadStep(thread, new Step.Notify(monitor, all), 0, pick, log.where()));
  }

  private void lockCall(int thread, Action action) {
    String object = action.object() < 0 ? "" : objects.object(action);
    switch (locks.of((int) log.clock() - 1, object)) {
      case TAKES -> log.add(thread, new Step.Lock(names.monitors().of(locks.taken())));
      case RELEASES -> log.add(thread, new Step.Unlock(monitor(action)));
      case LOCAL -> log.add(thread, new Step.Local());
      case WAITS -> {}
      case OTHER -> throw log.notModelled("");
    }
  }
}
