package dev.unravel.prove.target;

import dev.unravel.trace.chart.Chart;
import dev.unravel.trace.chart.Round;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Places where the threads of an execution have entered loops that change nothing of their own. */
final class LoopHeads {

  /**
   * A thread as it was when it entered a loop.
   *
   * @param position how many steps it had taken, rounds left out
   * @param reads how many of them had read
   * @param history what
   */
  record Head(int position, int reads, int history) {}

  /**
   * A thread came to the head of a loop.
   *
   * @param number how many threads had come to one before
   */
  record Arrival(int number, Round round) {}

  private final Map<Long, List<Arrival>> rounds = new HashMap<>();
  private final Map<Integer, Integer> positions = new HashMap<>();
  private final Map<Integer, Map<Integer, Head>> heads = new HashMap<>();

  LoopHeads(Chart chart) {
    int number = 0;
    for (Round round : chart.rounds()) {
      rounds
          .computeIfAbsent(round.clock(), clock -> new ArrayList<>())
          .add(new Arrival(number++, round));
    }
  }

  /** The heads that a thread came to behind its action, in order. */
  List<Arrival> arrivals(long clock, int thread) {
    return rounds.getOrDefault(clock, List.of()).stream()
        .filter(arrival -> arrival.round().thread() == thread)
        .toList();
  }

  /** A thread has taken steps. */
  void acted(int thread, int steps) {
    positions.merge(thread, steps, Integer::sum);
  }

  /** Where a thread is back, now that it has come to a head; null if it has not gone round. */
  Head arrive(int thread, Round round, int reads, int history) {
    int position = positions.getOrDefault(thread, 0);
    Map<Integer, Head> own = heads.computeIfAbsent(thread, t -> new HashMap<>());
    if (round.kind() == Round.Kind.ENTERED) {
      own.put(round.loop(), new Head(position, reads, history));
      return null;
    }
    Head head = own.get(round.loop());
    if (head == null || head.position() == position) {
      return null;
    }
    positions.put(thread, head.position());
    return head;
  }
}
