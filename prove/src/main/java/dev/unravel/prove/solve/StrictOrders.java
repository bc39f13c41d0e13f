package dev.unravel.prove.solve;

import java.util.Arrays;

/**
 * The theory of strict orders: a literal may mean that one event comes before another, and events
 * cannot come before themselves. The true literals are the edges of a graph; what must not be is a
 * cycle. A topological order is kept up to date edge by edge, as by Pearce and Kelly ("A dynamic
 * topological sort algorithm for directed acyclic graphs", JEA 2006): an edge that agrees with it
 * costs nothing, and one that does not makes only the events between its ends change places. Taking
 * edges back costs nothing either, since the order stays good.
 *
 * <p>A cycle is explained by the literals on a shortest one; none of them can be left out. And what
 * would close a cycle with a new edge, within {@link #REACH} events of it, is false.
 */
public final class StrictOrders implements Theory {
  private static final int NO_LITERAL = -1;

  /** How far from a new edge to look for consequences, in events in either direction. */
  private static final int REACH = 16;

  private final Solver solver;

  /** The edges that a literal means: by literal the first, and by edge the next, or -1. */
  private int[] firstMeaning = new int[128];

  private int[] meaningFrom = new int[64];
  private int[] meaningTo = new int[64];
  private int[] meaningLiteral = new int[64];
  private int[] meaningNext = new int[64];
  private int meanings;

  /** By event: the meanings whose edges end there. */
  private final int[][] endingAt;

  private final int[] endings;

  // The edges that there are, oldest first.
  private int[] from = new int[64];
  private int[] to = new int[64];
  private int[] literals = new int[64];
  private int[] places = new int[64];
  private int edges;
  private final Adjacency out;
  private final Adjacency in;

  /** By event: its place in the topological order. */
  private final int[] ranks;

  private final int[] marks;
  private final int[] backMarks;
  private int stamp;
  private final int[] forward;
  private final int[] backward;
  private final int[] forwardEdge;
  private final int[] backwardEdge;
  private long[] sorting = new long[64];
  private int[] pool = new int[64];

  /** How many events are in {@link #forward}. */
  private int found;

  private boolean cyclic;

  /** For events 0 to {@code count} - 1, in this order as long as nothing is said against it. */
  public StrictOrders(Solver solver, int count) {
    this.solver = solver;
    out = new Adjacency(count);
    in = new Adjacency(count);
    ranks = new int[count];
    for (int i = 0; i < count; i++) {
      ranks[i] = i;
    }
    marks = new int[count];
    backMarks = new int[count];
    forward = new int[count];
    backward = new int[count];
    forwardEdge = new int[count];
    backwardEdge = new int[count];
    endingAt = new int[count][0];
    endings = new int[count];
    Arrays.fill(firstMeaning, -1);
    solver.setTheory(this);
  }

  /** One event comes before another, always. To be said before anything is searched. */
  public void always(int before, int after) {
    cyclic |= before == after || insert(before, after, NO_LITERAL, -1) != null;
  }

  /** Whether what always holds contradicts itself. */
  public boolean isCyclic() {
    return cyclic;
  }

  /** If the literal is true, one event comes before another. The literal must be open. */
  public void mean(int literal, int before, int after) {
    int size = firstMeaning.length;
    if (literal >= size) {
      firstMeaning = Arrays.copyOf(firstMeaning, Math.max(literal + 1, size * 2));
      Arrays.fill(firstMeaning, size, firstMeaning.length, -1);
    }
    if (meanings == meaningFrom.length) {
      int room = meanings * 2;
      meaningFrom = Arrays.copyOf(meaningFrom, room);
      meaningTo = Arrays.copyOf(meaningTo, room);
      meaningLiteral = Arrays.copyOf(meaningLiteral, room);
      meaningNext = Arrays.copyOf(meaningNext, room);
    }
    meaningFrom[meanings] = before;
    meaningTo[meanings] = after;
    meaningLiteral[meanings] = literal;
    meaningNext[meanings] = firstMeaning[literal];
    firstMeaning[literal] = meanings;
    if (endings[after] == endingAt[after].length) {
      endingAt[after] = Arrays.copyOf(endingAt[after], Math.max(4, endings[after] * 2));
    }
    endingAt[after][endings[after]++] = meanings++;
  }

  /** Where an event stands in an order that agrees with everything assigned so far. */
  public int rank(int event) {
    return ranks[event];
  }

  @Override
  public int[] assigned(int literal, int place) {
    if (literal >= firstMeaning.length) {
      return null;
    }
    for (int m = firstMeaning[literal]; m >= 0; m = meaningNext[m]) {
      int[] conflict = insert(meaningFrom[m], meaningTo[m], literal, place);
      if (conflict == null) {
        conflict = consequences(edges - 1);
      }
      if (conflict != null) {
        return conflict;
      }
    }
    return null;
  }

  @Override
  public void undo(int place) {
    while (edges > 0 && places[edges - 1] >= place) {
      edges--;
      out.pop(from[edges]);
      in.pop(to[edges]);
    }
  }

  private int[] insert(int before, int after, int literal, int place) {
    if (ranks[before] >= ranks[after]) {
      int[] cycle = findCycle(before, after, literal);
      if (cycle != null) {
        return cycle;
      }
      reorder(before, after);
    }
    if (edges == from.length) {
      int room = edges * 2;
      from = Arrays.copyOf(from, room);
      to = Arrays.copyOf(to, room);
      literals = Arrays.copyOf(literals, room);
      places = Arrays.copyOf(places, room);
    }
    from[edges] = before;
    to[edges] = after;
    literals[edges] = literal;
    places[edges] = place;
    out.push(before, after, edges);
    in.push(after, before, edges);
    edges++;
    return null;
  }

  /**
   * Looks for a way back from the end of a new edge to its start. Leaves the events that it came by
   * in {@link #forward}.
   */
  private int[] findCycle(int before, int after, int literal) {
    stamp++;
    found = 0;
    forward[found++] = after;
    marks[after] = stamp;
    int bound = ranks[before];
    if (before == after) {
      return explanation(literal, before, after);
    }
    for (int i = 0; i < found; i++) {
      int event = forward[i];
      int[] next = out.nodes[event];
      for (int k = out.sizes[event] - 1; k >= 0; k--) {
        int other = next[k];
        if (marks[other] != stamp && ranks[other] <= bound) {
          marks[other] = stamp;
          forwardEdge[other] = out.edges[event][k];
          forward[found++] = other;
          if (other == before) {
            return explanation(literal, before, after);
          }
        }
      }
    }
    return null;
  }

  /** The opposites of the literals on the way that was found, and of the new one. */
  private int[] explanation(int literal, int end, int start) {
    int[] clause = new int[8];
    int size = 0;
    if (literal >= 0) {
      clause[size++] = Literals.not(literal);
    }
    for (int event = end; event != start; event = from[forwardEdge[event]]) {
      size = add(clause, size, literals[forwardEdge[event]]);
      if (size == clause.length) {
        clause = Arrays.copyOf(clause, size * 2);
      }
    }
    return Arrays.copyOf(clause, size);
  }

  private static int add(int[] clause, int size, int literal) {
    if (literal < 0) {
      return size;
    }
    for (int i = 0; i < size; i++) {
      if (clause[i] == Literals.not(literal)) {
        return size;
      }
    }
    clause[size] = Literals.not(literal);
    return size + 1;
  }

  /** What leads to the start of the new edge goes before what follows from its end. */
  private void reorder(int before, int after) {
    int bound = ranks[after];
    int last = 0;
    stamp++;
    backward[last++] = before;
    marks[before] = stamp;
    for (int i = 0; i < last; i++) {
      int event = backward[i];
      int[] previous = in.nodes[event];
      for (int k = in.sizes[event] - 1; k >= 0; k--) {
        int other = previous[k];
        if (marks[other] != stamp && ranks[other] > bound) {
          marks[other] = stamp;
          backward[last++] = other;
        }
      }
    }
    sort(backward, last);
    sort(forward, found);
    int total = last + found;
    if (pool.length < total) {
      pool = new int[total * 2];
    }
    for (int i = 0; i < last; i++) {
      pool[i] = ranks[backward[i]];
    }
    for (int i = 0; i < found; i++) {
      pool[last + i] = ranks[forward[i]];
    }
    Arrays.sort(pool, 0, total);
    for (int i = 0; i < last; i++) {
      ranks[backward[i]] = pool[i];
    }
    for (int i = 0; i < found; i++) {
      ranks[forward[i]] = pool[last + i];
    }
  }

  private void sort(int[] events, int size) {
    if (sorting.length < size) {
      sorting = new long[size * 2];
    }
    for (int i = 0; i < size; i++) {
      sorting[i] = ((long) ranks[events[i]] << 32) | events[i];
    }
    Arrays.sort(sorting, 0, size);
    for (int i = 0; i < size; i++) {
      events[i] = (int) sorting[i];
    }
  }

  /**
   * Everything that leads to the new edge now comes before everything that it leads to; so whatever
   * says the contrary is false.
   */
  private int[] consequences(int edge) {
    near(to[edge], out, forward, forwardEdge, marks);
    int reachable = stamp;
    int reaching = near(from[edge], in, backward, backwardEdge, backMarks);
    for (int i = 0; i < reaching; i++) {
      int start = backward[i];
      for (int k = 0; k < endings[start]; k++) {
        int meaning = endingAt[start][k];
        int end = meaningFrom[meaning];
        if (marks[end] == reachable && solver.value(meaningLiteral[meaning]) == 0) {
          int[] conflict = imply(meaning, edge);
          if (conflict != null) {
            return conflict;
          }
        }
      }
    }
    return null;
  }

  /** The events around one, with the edges that lead there; returns how many. */
  private int near(int start, Adjacency adjacency, int[] queue, int[] via, int[] marked) {
    stamp++;
    int size = 0;
    queue[size++] = start;
    marked[start] = stamp;
    for (int i = 0; i < size && size < REACH; i++) {
      int event = queue[i];
      int[] next = adjacency.nodes[event];
      for (int k = adjacency.sizes[event] - 1; k >= 0 && size < REACH; k--) {
        int other = next[k];
        if (marked[other] != stamp) {
          marked[other] = stamp;
          via[other] = adjacency.edges[event][k];
          queue[size++] = other;
        }
      }
    }
    return size;
  }

  private int[] imply(int meaning, int edge) {
    int[] clause = new int[8];
    clause[0] = Literals.not(meaningLiteral[meaning]);
    int size = add(clause, 1, literals[edge]);
    for (int e = meaningFrom[meaning]; e != to[edge]; e = from[forwardEdge[e]]) {
      size = add(clause, size, literals[forwardEdge[e]]);
      clause = size == clause.length ? Arrays.copyOf(clause, size * 2) : clause;
    }
    for (int e = meaningTo[meaning]; e != from[edge]; e = to[backwardEdge[e]]) {
      size = add(clause, size, literals[backwardEdge[e]]);
      clause = size == clause.length ? Arrays.copyOf(clause, size * 2) : clause;
    }
    return solver.imply(Arrays.copyOf(clause, size));
  }
}
