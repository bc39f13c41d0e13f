package dev.unravel.diagnose.simplify;

import dev.unravel.diagnose.Accesses;
import dev.unravel.trace.Action;
import dev.unravel.trace.Interval;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Intervals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * The order that actions must keep if a recorded execution is to go the same way: the actions of a
 * thread as they are, and of two that conflict the first one first. Everything else commutes, so
 * there are many schedules for one order, and some have far fewer switches than others.
 */
final class PartialOrder {
  /** By thread, the numbers of its actions. */
  private final int[][] paths;

  /** By action, those of other threads that it directly comes after. */
  private final int[][] before;

  /** By action, the one before it that was about the same monitor, or -1. */
  private final int[] sameMonitor;

  private final int[][] touched;
  private final int[] threads;
  private final int[] places;
  private final Operation[] operations;

  /** By action, a hash of its thread's path up to it: the same in every execution. */
  private final long[] identities;

  private final int variables;

  PartialOrder(Trace trace) {
    List<Action> actions = trace.actions();
    int n = actions.size();
    before = new int[n][];
    sameMonitor = new int[n];
    touched = new int[n][];
    threads = new int[n];
    places = new int[n];
    operations = new Operation[n];
    identities = new long[n];
    Accesses accesses = new Accesses(trace);
    int[] lengths = new int[trace.threads().size()];
    long[] walked = new long[lengths.length];
    for (int a = 0; a < n; a++) {
      Action action = actions.get(a);
      threads[a] = action.thread();
      places[a] = lengths[action.thread()]++;
      operations[a] = action.operation();
      touched[a] = accesses.of(action);
      walked[action.thread()] =
          mix(walked[action.thread()] + action.thread(), place(trace, action));
      identities[a] = walked[action.thread()];
    }
    variables = accesses.variables();
    paths = new int[lengths.length][];
    Arrays.setAll(paths, t -> new int[lengths[t]]);
    for (int a = 0; a < n; a++) {
      paths[threads[a]][places[a]] = a;
    }
    conflicts();
  }

  private static long place(Trace trace, Action action) {
    Object location = action.location() < 0 ? "" : trace.locations().get(action.location());
    return Objects.hash(action.operation().word(), location, action.member());
  }

  private void conflicts() {
    int[] changed = new int[variables];
    Arrays.fill(changed, -1);
    List<List<Integer>> looked = new ArrayList<>();
    for (int v = 0; v < variables; v++) {
      looked.add(new ArrayList<>());
    }
    for (int a = 0; a < before.length; a++) {
      List<Integer> earlier = new ArrayList<>();
      sameMonitor[a] = -1;
      for (int touch : touched[a]) {
        int v = touch >> 1;
        if (changed[v] >= 0) {
          earlier.add(changed[v]);
        }
        if (Accesses.monitor(operations[a]) && sameMonitor[a] < 0) {
          sameMonitor[a] = changed[v];
        }
        if ((touch & 1) == 0) {
          looked.get(v).add(a);
        } else {
          earlier.addAll(looked.get(v));
          looked.get(v).clear();
          changed[v] = a;
        }
      }
      int thread = threads[a];
      before[a] = earlier.stream().mapToInt(e -> e).filter(e -> threads[e] != thread).toArray();
    }
  }

  int threads() {
    return paths.length;
  }

  int length(int thread) {
    return paths[thread].length;
  }

  /** How many actions of each thread some intervals run. */
  int[] after(List<Interval> intervals) {
    int[] done = new int[paths.length];
    for (Interval interval : intervals) {
      int thread = interval.thread();
      done[thread] = Math.min(paths[thread].length, done[thread] + interval.actions());
    }
    return done;
  }

  /** All actions of each thread. */
  int[] everything() {
    return Arrays.stream(paths).mapToInt(path -> path.length).toArray();
  }

  /** How many actions of each thread must come before the last action of all, and that one. */
  int[] pastOfTheLast() {
    int[] needed = new int[paths.length];
    int last = threads.length - 1;
    needed[threads[last]] = places[last] + 1;
    int[] seen = new int[paths.length];
    boolean grown = true;
    while (grown) {
      grown = false;
      for (int t = 0; t < paths.length; t++) {
        for (; seen[t] < needed[t]; seen[t]++) {
          grown = true;
          for (int earlier : before[paths[t][seen[t]]]) {
            int thread = threads[earlier];
            needed[thread] = Math.max(needed[thread], places[earlier] + 1);
          }
        }
      }
    }
    return needed;
  }

  /** Whether a thread's next action comes after nothing that is still to come. */
  boolean ready(int thread, int[] done) {
    for (int earlier : before[paths[thread][done[thread]]]) {
      if (places[earlier] >= done[threads[earlier]]) {
        return false;
      }
    }
    return true;
  }

  /** Whether a thread could not go on now even if it were let; a guess for what is not recorded. */
  boolean blocked(int thread, int[] done) {
    if (done[thread] == paths[thread].length) {
      return done[thread] > 0 && operations[paths[thread][done[thread] - 1]] == Operation.END;
    }
    int next = paths[thread][done[thread]];
    return switch (operations[next]) {
      case BEGIN, JOIN, PARK, TIMEOUT -> !ready(thread, done);
      case LOCK -> !ready(thread, done) && (waits(next) || held(next, done));
      default -> false;
    };
  }

  private boolean waits(int lock) {
    int place = places[lock];
    return place > 0 && operations[paths[threads[lock]][place - 1]] == Operation.WAIT;
  }

  private boolean held(int lock, int[] done) {
    int last = sameMonitor[lock];
    while (last >= 0 && places[last] >= done[threads[last]]) {
      last = sameMonitor[last];
    }
    return last >= 0
        && threads[last] != threads[lock]
        && (operations[last] == Operation.LOCK
            || operations[last] == Operation.NOTIFY
            || operations[last] == Operation.NOTIFY_ALL);
  }

  /**
   * The same for schedules that order what conflicts in the same way, and end with the same thread.
   */
  long hash(List<Interval> schedule) {
    int[] done = new int[paths.length];
    long[] changed = new long[variables];
    long hash = 0;
    for (Interval interval : schedule) {
      int[] path = paths[interval.thread()];
      int end = Math.min(path.length, done[interval.thread()] + Intervals.count(interval));
      if (Intervals.untilBlocked(interval)) {
        // What more it does is unknown, so it commutes with nothing.
        hash = mix(hash, interval.thread() + 1);
      }
      for (int place = done[interval.thread()]; place < end; place++) {
        int a = path[place];
        hash += identities[a];
        for (int i = 0; i < touched[a].length; i++) {
          int v = touched[a][i] >> 1;
          hash += mix(identities[a] + i, changed[v]);
          changed[v] = (touched[a][i] & 1) == 0 ? changed[v] : identities[a];
        }
      }
      done[interval.thread()] = end;
    }
    return mix(hash, schedule.get(schedule.size() - 1).thread());
  }

  private static long mix(long a, long b) {
    long h = (a ^ Long.rotateLeft(b, 23)) * 0x9E3779B97F4A7C15L + b;
    h = (h ^ (h >>> 32)) * 0xD6E8FEB86659FD93L;
    return h ^ (h >>> 29);
  }
}
