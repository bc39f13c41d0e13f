package dev.unravel.prove.encode;

import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntExpr;
import com.microsoft.z3.Model;
import com.microsoft.z3.Solver;
import dev.unravel.prove.path.Node;
import dev.unravel.prove.path.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The question for Z3: the same as {@link Encoding}, but everything is said at once, and the order
 * is a number for each event. Shares no clauses with it, so that each can check the other.
 */
final class Z3Encoding {
  private final Context context;
  private final Solver solver;
  private final Events events;
  private final Z3Values values;
  private final IntExpr[] times;
  private final BoolExpr[] happens;
  private final Map<TreeSpot, BoolExpr> reached = new IdentityHashMap<>();
  private final Map<PossibleEvent, Map<PossibleEvent, BoolExpr>> wakes = new IdentityHashMap<>();

  /**
   * What makes a thread leave the known paths, by the node where. In order, as all maps that are
   * gone through, so that the same question gets the same answer.
   */
  final Map<Node, BoolExpr> departures = new LinkedHashMap<>();

  private int names;

  Z3Encoding(Context context, Solver solver, Events events) {
    this.context = context;
    this.solver = solver;
    this.events = events;
    values = new Z3Values(context, events);
    times = new IntExpr[events.all.size()];
    happens = new BoolExpr[events.all.size()];
    for (PossibleEvent event : events.all) {
      times[event.number] = context.mkIntConst("t" + event.number);
      happens[event.number] = context.mkBoolConst("h" + event.number);
    }
    for (PossibleEvent[] pair : events.always) {
      say(before(pair[0], pair[1]));
    }
    events.roots.forEach(this::threadStart);
    events.spots.forEach(this::path);
    events.all.forEach(this::event);
    events.locks.values().forEach(this::locks);
    events.waits.values().forEach(waits -> waits.forEach(this::wait));
    events.notifies.values().forEach(notifies -> notifies.forEach(this::notification));
  }

  private void say(BoolExpr condition) {
    solver.add(condition);
  }

  private BoolExpr fresh() {
    return context.mkBoolConst("b" + names++);
  }

  private BoolExpr any(List<BoolExpr> conditions) {
    return context.mkOr(conditions.toArray(new BoolExpr[0]));
  }

  private BoolExpr before(PossibleEvent one, PossibleEvent other) {
    ArithExpr<?> first = times[one.number];
    return context.mkLt(first, times[other.number]);
  }

  private BoolExpr happens(PossibleEvent event) {
    return happens[event.number];
  }

  private void threadStart(TreeSpot root) {
    if (events.knowledge.isFirst(root.thread)) {
      reached.put(root, context.mkTrue());
      return;
    }
    List<BoolExpr> starts = new ArrayList<>();
    for (PossibleEvent start : events.starts.getOrDefault(root.thread, List.of())) {
      starts.add(happens(start));
    }
    reached.put(root, any(starts));
  }

  private void path(TreeSpot spot) {
    TreeSpot before = spot.before;
    if (before != null && !before.isDecision()) {
      reached.put(spot, before.event == null ? reached.get(before) : happens(before.event));
    }
    if (spot.isUnknown()) {
      departures.put(spot.node, reached.get(spot));
    } else if (spot.isDecision()) {
      Expr<?> value = values.of(spot.node.step.expression(), spot);
      List<BoolExpr> leaving = new ArrayList<>();
      leaving.add(reached.get(spot));
      for (TreeSpot way : events.next(spot)) {
        BoolExpr taken = values.equal(value, values.constant(way.way));
        BoolExpr here = fresh();
        say(context.mkEq(here, context.mkAnd(reached.get(spot), taken)));
        reached.put(way, here);
        leaving.add(context.mkNot(taken));
      }
      BoolExpr leaves = fresh();
      say(context.mkEq(leaves, context.mkAnd(leaving.toArray(new BoolExpr[0]))));
      departures.put(spot.node, leaves);
    }
  }

  private void event(PossibleEvent event) {
    say(context.mkImplies(happens(event), reached.get(event.spot)));
    if (event.step.reads()) {
      read(event);
    } else if (event.step instanceof Step.Join join) {
      List<BoolExpr> ended = new ArrayList<>();
      for (PossibleEvent end : events.ends.getOrDefault(join.thread(), List.of())) {
        ended.add(context.mkAnd(happens(end), before(end, event)));
      }
      say(context.mkImplies(happens(event), any(ended)));
    } else if (event.step instanceof Step.Start start) {
      for (PossibleEvent first : events.all) {
        if (first.thread() == start.thread() && first.spot.last == null) {
          say(context.mkImplies(happens(event), before(event, first)));
        }
      }
    }
  }

  private void read(PossibleEvent read) {
    List<BoolExpr> any = new ArrayList<>();
    List<PossibleEvent> writes = events.writes.getOrDefault(read.step.variable(), List.of());
    for (PossibleEvent write : events.sources(read)) {
      List<BoolExpr> all = new ArrayList<>();
      all.add(happens(write));
      all.add(before(write, read));
      all.add(value(read, write));
      for (PossibleEvent other : writes) {
        // An event that does not happen is as good as one that comes behind all others.
        if (other != write
            && other != read
            && !other.isBefore(write)
            && !read.isBefore(other)
            && (other.thread() != read.thread() || other.isBefore(read))) {
          all.add(context.mkOr(before(other, write), before(read, other)));
        }
      }
      any.add(context.mkAnd(all.toArray(new BoolExpr[0])));
    }
    if (events.maySeeTheStart(read)) {
      List<BoolExpr> all = new ArrayList<>();
      events
          .knowledge
          .initial(read.step.variable())
          .ifPresent(value -> all.add(values.equal(values.read(read), values.constant(value))));
      for (PossibleEvent other : writes) {
        if (other != read && other.thread() != read.thread() && !read.isBefore(other)) {
          all.add(before(read, other));
        }
      }
      BoolExpr start = context.mkAnd(all.toArray(new BoolExpr[0]));
      any.add(start);
      if (events.knowledge.initial(read.step.variable()).isEmpty()) {
        departures.put(read.spot.node, context.mkAnd(happens(read), start));
      }
    }
    say(context.mkImplies(happens(read), any(any)));
  }

  private BoolExpr value(PossibleEvent read, PossibleEvent write) {
    if (!(write.step instanceof Step.Take)) {
      Expr<?> written = values.of(write.step.expression(), write.writtenAt());
      return values.equal(values.read(read), written);
    }
    List<BoolExpr> puts = new ArrayList<>();
    for (TreeSpot put : write.puts) {
      Expr<?> written = values.of(put.node.step.expression(), put);
      puts.add(context.mkAnd(reached.get(put), values.equal(values.read(read), written)));
    }
    return any(puts);
  }

  private void locks(List<PossibleEvent> locks) {
    for (int i = 0; i < locks.size(); i++) {
      for (int k = i + 1; k < locks.size(); k++) {
        PossibleEvent one = locks.get(i);
        PossibleEvent other = locks.get(k);
        if (one.thread() != other.thread()) {
          List<BoolExpr> ways = new ArrayList<>();
          ways.add(context.mkNot(happens(one)));
          ways.add(context.mkNot(happens(other)));
          one.releases.forEach(r -> ways.add(context.mkAnd(happens(r), before(r, other))));
          other.releases.forEach(r -> ways.add(context.mkAnd(happens(r), before(r, one))));
          say(any(ways));
        }
      }
    }
  }

  private void wait(PossibleEvent wait) {
    Map<PossibleEvent, BoolExpr> wakers = new LinkedHashMap<>();
    PossibleEvent again = wait.after.event;
    for (PossibleEvent notify : events.wakers(wait)) {
      BoolExpr wakes = fresh();
      wakers.put(notify, wakes);
      say(
          context.mkImplies(
              wakes,
              context.mkAnd(
                  happens(wait),
                  happens(notify),
                  before(wait, notify),
                  again == null ? context.mkTrue() : before(notify, again))));
    }
    wakes.put(wait, wakers);
    List<BoolExpr> all = new ArrayList<>(wakers.values());
    atMostOne(all);
    if (again != null) {
      say(context.mkImplies(happens(again), any(all)));
    }
  }

  private void notification(PossibleEvent notify) {
    Step.Notify step = (Step.Notify) notify.step;
    List<PossibleEvent> waits = events.waits.getOrDefault(step.monitor(), List.of());
    List<BoolExpr> woken = new ArrayList<>();
    for (PossibleEvent wait : waits) {
      BoolExpr wakes = this.wakes.get(wait).get(notify);
      if (wakes != null) {
        woken.add(wakes);
      }
    }
    if (!step.all()) {
      atMostOne(woken);
    }
    for (PossibleEvent wait : waits) {
      List<BoolExpr> ways = new ArrayList<>();
      wakes
          .get(wait)
          .forEach(
              (other, literal) ->
                  ways.add(
                      other == notify ? literal : context.mkAnd(literal, before(other, notify))));
      if (!step.all()) {
        ways.addAll(woken);
      }
      BoolExpr waited = context.mkAnd(happens(notify), happens(wait), before(wait, notify));
      say(context.mkImplies(waited, any(ways)));
    }
  }

  private void atMostOne(List<BoolExpr> conditions) {
    if (conditions.size() > 1) {
      say(context.mkAtMost(conditions.toArray(new BoolExpr[0]), 1));
    }
  }

  /** A thread leaves its paths. */
  void askForDepartures() {
    say(any(new ArrayList<>(departures.values())));
  }

  /** No longer at this node. */
  void exclude(Node node) {
    say(context.mkNot(departures.get(node)));
  }

  /** Nobody leaves, nobody can go on, and not all have ended. */
  void askForStuckThreads() {
    departures.values().forEach(departure -> say(context.mkNot(departure)));
    Map<Integer, BoolExpr> held = new HashMap<>();
    events.locks.forEach(
        (monitor, locks) -> {
          List<BoolExpr> owned = new ArrayList<>();
          for (PossibleEvent lock : locks) {
            List<BoolExpr> all = new ArrayList<>();
            all.add(happens(lock));
            lock.releases.forEach(release -> all.add(context.mkNot(happens(release))));
            owned.add(context.mkAnd(all.toArray(new BoolExpr[0])));
          }
          held.put(monitor, any(owned));
        });
    List<BoolExpr> stuck = new ArrayList<>();
    for (PossibleEvent event : events.all) {
      BoolExpr stops = context.mkAnd(reached.get(event.spot), context.mkNot(happens(event)));
      List<BoolExpr> reasons = new ArrayList<>();
      if (event.step instanceof Step.Lock lock) {
        reasons.add(held.get(lock.monitor()));
        if (event.wait != null) {
          reasons.add(context.mkNot(any(new ArrayList<>(wakes.get(event.wait).values()))));
        }
      } else if (event.step instanceof Step.Join join) {
        List<BoolExpr> ended = new ArrayList<>();
        events.ends.getOrDefault(join.thread(), List.of()).forEach(e -> ended.add(happens(e)));
        reasons.add(context.mkNot(any(ended)));
      }
      say(context.mkImplies(stops, any(reasons)));
      stuck.add(stops);
    }
    say(any(stuck));
  }

  /** The events of a model that happen, in order. */
  List<PossibleEvent> happened(Model model) {
    Map<PossibleEvent, Long> when = new IdentityHashMap<>();
    List<PossibleEvent> happened = new ArrayList<>();
    for (PossibleEvent event : events.all) {
      if (model.eval(happens(event), true).isTrue()) {
        happened.add(event);
        when.put(event, Long.parseLong(model.eval(times[event.number], true).toString()));
      }
    }
    happened.sort(Comparator.comparing(when::get));
    return happened;
  }

  /** Whether a notification ends a wait in a model. */
  boolean wakes(Model model, PossibleEvent notify, PossibleEvent wait) {
    BoolExpr wakes = this.wakes.get(wait).get(notify);
    return wakes != null && model.eval(wakes, true).isTrue();
  }
}
