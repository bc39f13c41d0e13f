package dev.unravel.prove.search;

import dev.unravel.prove.decide.Answer;
import dev.unravel.prove.decide.Decider;
import dev.unravel.prove.decide.ProofBudget;
import dev.unravel.prove.path.Choice;
import dev.unravel.prove.path.Departure;
import dev.unravel.prove.path.KnownPaths;
import dev.unravel.prove.path.Machine;
import dev.unravel.prove.path.Node;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * Looks at every state that the threads can come to on their known paths, each once. A thread whose
 * next step is nobody else's business goes first, alone ({@link Independence}).
 *
 * <p>What it says is exact: it stops only at a departure, and where it found none there is none.
 */
public final class ExplicitSearch implements Decider {
  /** Departures after which to stop: executing them tells more than looking on. */
  public static final int ENOUGH = 64;

  /** States after the first departure for which to look on for others. */
  private static final long LOOK_ON = 20_000;

  /** Numbers that states may be made of before there are too many: some hundred megabytes. */
  private static final long MOST_WORDS = 30_000_000;

  private final Consumer<Machine> atTheEnd;
  private long states;

  /**
   * @param atTheEnd is told every state in which nobody can act
   */
  public ExplicitSearch(Consumer<Machine> atTheEnd) {
    this.atTheEnd = atTheEnd;
  }

  public ExplicitSearch() {
    this(machine -> {});
  }

  @Override
  public long states() {
    return states;
  }

  /** The schedule that led to a state, backwards. */
  private record Link(Link before, Choice choice) {
    static List<Choice> schedule(Link last) {
      List<Choice> schedule = new ArrayList<>();
      for (Link link = last; link != null; link = link.before) {
        schedule.add(link.choice);
      }
      Collections.reverse(schedule);
      return schedule;
    }
  }

  private record Open(Machine machine, Link link, int state) {}

  @Override
  public Answer decide(KnownPaths knowledge, ProofBudget budget) {
    knowledge.trees().forEach(Lifetimes::mark);
    Independence.mark(knowledge);
    return new Question(budget, knowledge.hasLoops()).answer(new Machine(knowledge, true));
  }

  /** One question. */
  private final class Question {
    private final ProofBudget budget;
    private final Deque<Open> open = new ArrayDeque<>();
    private final Map<Machine.State, Integer> seen = new HashMap<>();

    /** Only where paths have loops; else null. */
    private final StateGraph progress;

    /** By state, how it was reached; only where paths have loops. */
    private final List<Link> links = new ArrayList<>();

    private final List<Departure> departures = new ArrayList<>();
    private final Set<List<Object>> departed = new HashSet<>();
    private final Set<String> cuts = new TreeSet<>();
    private List<Choice> stuck;
    private long lookUntil = Long.MAX_VALUE;
    private long words;
    private long expanded;

    Question(ProofBudget budget, boolean loops) {
      this.budget = budget;
      this.progress = loops ? new StateGraph() : null;
    }

    Answer answer(Machine start) {
      visit(start, null, -1);
      while (!open.isEmpty() && departures.size() < ENOUGH && seen.size() < lookUntil) {
        if (seen.size() > budget.states() || words > MOST_WORDS) {
          return giveUp("too many states: more than " + seen.size());
        }
        if ((++expanded & 255) == 0 && budget.outOfTime().getAsBoolean()) {
          return giveUp("the time was up");
        }
        Open next = open.pop();
        expand(next.machine(), next.link(), next.state());
      }
      states += seen.size();
      if (!departures.isEmpty()) {
        return new Answer.Leaves(departures);
      }
      if (stuck == null && progress != null) {
        int endless = progress.endless(seen.size());
        stuck = endless < 0 ? null : Link.schedule(links.get(endless));
      }
      return stuck != null ? new Answer.Stuck(stuck) : new Answer.Closed(cuts);
    }

    private Answer giveUp(String reason) {
      states += seen.size();
      return departures.isEmpty() ? new Answer.Undecided(reason) : new Answer.Leaves(departures);
    }

    private void expand(Machine machine, Link link, int state) {
      boolean cut = lookAtCuts(machine);
      if (machine.isOver()) {
        if (progress != null) {
          progress.ends(state);
        }
        atTheEnd.accept(machine);
        return;
      }
      int alone = alone(machine);
      if (alone >= 0) {
        act(machine, link, alone, state);
        return;
      }
      boolean anybody = false;
      for (int thread = 0; thread < machine.threads(); thread++) {
        if (machine.isEnabled(thread)) {
          anybody = true;
          act(machine, link, thread, state);
        }
      }
      boolean unknown = lookAtTheUnknown(machine, link);
      if (cut && !machine.hasCycle()) {
        if (progress != null) {
          progress.ends(state);
        }
        return;
      }
      if (!anybody && !unknown) {
        atTheEnd.accept(machine);
        if (stuck == null) {
          stuck = Link.schedule(link);
        }
      }
    }

    /**
     * A thread whose next step is nobody else's business, or -1. What comes at once comes first.
     */
    private int alone(Machine machine) {
      int alone = -1;
      for (int thread = 0; thread < machine.threads(); thread++) {
        if (machine.isEnabled(thread)) {
          Node node = machine.at(thread);
          if (node.free && (alone < 0 || node.step.comesAtOnce())) {
            alone = thread;
          }
        }
      }
      return alone;
    }

    /** Threads of which nobody knows what they do next: cut off when an execution ended. */
    private boolean lookAtTheUnknown(Machine machine, Link link) {
      boolean any = false;
      for (int thread = 0; thread < machine.threads(); thread++) {
        Node node = machine.at(thread);
        if (node != null && node.step == null && !node.ended && !machine.isCut(thread)) {
          any = true;
          List<Choice> schedule = Link.schedule(new Link(link, new Choice(thread, -1)));
          departs(new Departure(schedule, thread, node, 0));
        }
      }
      return any;
    }

    /** Whether a thread has gone round a loop too often: what would come of it is not known. */
    private boolean lookAtCuts(Machine machine) {
      boolean any = false;
      for (int thread = 0; thread < machine.threads(); thread++) {
        if (machine.isCut(thread)) {
          any = true;
          cuts.add(machine.at(thread).cut);
        }
      }
      return any;
    }

    private void act(Machine machine, Link link, int thread, int state) {
      int picks = machine.picks(thread);
      for (int pick = 0; pick < picks; pick++) {
        Machine after = machine.copy();
        after.act(thread, pick);
        visit(after, new Link(link, new Choice(thread, picks > 1 ? pick : -1)), state);
      }
    }

    /** Goes on to where there is something to choose: only such states are worth remembering. */
    private void visit(Machine machine, Link link, int before) {
      Link last = link;
      while (machine.departed() < 0 && !machine.isOver()) {
        int alone = alone(machine);
        if (alone < 0 || machine.picks(alone) > 1) {
          break;
        }
        machine.act(alone, 0);
        last = new Link(last, new Choice(alone, -1));
      }
      if (machine.departed() >= 0) {
        departs(machine.departure(Link.schedule(last)));
        return;
      }
      Machine.State state = machine.state();
      Integer known = seen.putIfAbsent(state, seen.size());
      int number = known == null ? seen.size() - 1 : known;
      if (progress != null && before >= 0) {
        progress.leads(before, number);
      }
      if (known == null) {
        words += state.words().length;
        open.push(new Open(machine, last, number));
        if (progress != null) {
          links.add(last);
        }
      }
    }

    private void departs(Departure departure) {
      if (departed.add(List.of(departure.at(), departure.value()))) {
        departures.add(departure);
        lookUntil = Math.min(lookUntil, seen.size() + LOOK_ON);
      }
    }
  }
}
