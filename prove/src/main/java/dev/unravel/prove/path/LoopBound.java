package dev.unravel.prove.path;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Cuts known paths where a thread goes round a loop more often than a bound. Only loops are cut of
 * which it is known that others decide how often they go round: from the same beginning, with all
 * that the thread had read by then, they were left after different numbers of rounds. A loop over
 * an array is not, however often it goes round.
 *
 * <p>What is cut, and so not looked at, must be what the bound says, or less. Where it is not sure
 * that a loop was begun once only (a method that calls itself, or is left by something thrown) the
 * rounds of that thread in that loop count no more.
 */
final class LoopBound {

  /** One time that a loop was begun, on all paths from there. */
  private static final class Entry {
    private final int loop;
    private int fewest = Integer.MAX_VALUE;
    private int most = -1;

    Entry(int loop) {
      this.loop = loop;
    }

    void leaves(int rounds) {
      fewest = Math.min(fewest, rounds);
      most = Math.max(most, rounds);
    }
  }

  /** The number of rounds a path has gone in a loop; the entry is null where that is not sure. */
  private record Rounds(Entry entry, int count) {
    boolean isSure() {
      return entry != null;
    }
  }

  private record Place(Node node, Map<Integer, Rounds> loops) {}

  /** A place where the bound is exceeded. */
  private record Excess(Node node, Passage passage) {}

  private final int most;

  /** Whether executions have told different things about loops: then none can be bounded. */
  private boolean differ;

  private boolean cuts;

  /**
   * @param most how often a loop may go round, 0 for as often as it does
   */
  LoopBound(int most) {
    this.most = most;
  }

  /** Whether every loop goes round as often as it does. */
  boolean isOff() {
    return most == 0;
  }

  /** Whether any known path is cut. */
  boolean cuts() {
    return cuts;
  }

  /**
   * Learns from an execution, and marks the nodes where paths are cut.
   *
   * @param behind by deed, where its thread was behind it
   */
  void learn(Course course, List<Node> behind, List<PathTree> trees) {
    if (isOff()) {
      return;
    }
    Map<Integer, List<Passage>> passages = new LinkedHashMap<>();
    for (Passage passage : course.passages()) {
      passages.computeIfAbsent(passage.deed(), deed -> new ArrayList<>()).add(passage);
    }
    passages.forEach((deed, each) -> learn(behind.get(deed), each));
    mark(trees);
  }

  private void learn(Node node, List<Passage> passages) {
    int common = Math.min(node.passages.size(), passages.size());
    for (int i = 0; i < common; i++) {
      differ |= !node.passages.get(i).isLike(passages.get(i));
    }
    // Not all of them are told where there are too many.
    if (passages.size() > common) {
      node.passages = List.copyOf(passages);
    }
  }

  private void mark(List<PathTree> trees) {
    trees.forEach(tree -> tree.nodes().forEach(node -> node.cut = ""));
    cuts = false;
    if (differ) {
      return;
    }
    List<Entry> entries = new ArrayList<>();
    List<Excess> excesses = new ArrayList<>();
    trees.forEach(tree -> collect(tree, entries, excesses));
    Set<Integer> decidedByOthers = new HashSet<>();
    for (Entry entry : entries) {
      if (entry.fewest < entry.most) {
        decidedByOthers.add(entry.loop);
      }
    }
    for (Excess excess : excesses) {
      if (decidedByOthers.contains(excess.passage().loop())) {
        excess.node().cut = excess.passage().where();
        cuts = true;
      }
    }
  }

  private void collect(PathTree tree, List<Entry> entries, List<Excess> excesses) {
    List<Place> open = new ArrayList<>();
    open.add(new Place(tree.root(), Map.of()));
    while (!open.isEmpty()) {
      Place place = open.remove(open.size() - 1);
      Node node = place.node();
      Map<Integer, Rounds> loops = place.loops();
      if (!node.passages.isEmpty()) {
        // Shared with other places, and so never changed.
        loops = new HashMap<>(loops);
        for (Passage passage : node.passages) {
          if (pass(passage, loops, entries)) {
            excesses.add(new Excess(node, passage));
          }
        }
      }
      if (node.ended) {
        loops.values().forEach(LoopBound::leave);
      }
      if (node.next != null && !(node.step instanceof Step.Again)) {
        open.add(new Place(node.next, loops));
      }
      for (Node way : node.ways.values()) {
        open.add(new Place(way, loops));
      }
    }
  }

  /** Whether the bound is exceeded. */
  private boolean pass(Passage passage, Map<Integer, Rounds> loops, List<Entry> entries) {
    Rounds rounds = loops.get(passage.loop());
    if (passage.kind() == Passage.Kind.BEGINS) {
      Entry entry = rounds == null ? new Entry(passage.loop()) : null;
      if (entry != null) {
        entries.add(entry);
      }
      loops.put(passage.loop(), new Rounds(entry, 0));
      return false;
    }
    if (rounds == null || !rounds.isSure()) {
      return false;
    }
    if (passage.kind() == Passage.Kind.LEAVES) {
      leave(rounds);
      loops.remove(passage.loop());
      return false;
    }
    loops.put(passage.loop(), new Rounds(rounds.entry(), rounds.count() + 1));
    return rounds.count() >= most;
  }

  private static void leave(Rounds rounds) {
    if (rounds.isSure()) {
      rounds.entry().leaves(rounds.count());
    }
  }
}
