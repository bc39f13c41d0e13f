package dev.unravel.diagnose;

import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The variables that the actions of a recorded execution look at and change: fields and array
 * elements, monitors, objects of java.util.concurrent, threads. Two actions commute unless one of
 * them changes what the other looks at or changes.
 *
 * <p>A wrong answer does no harm beyond an execution run in vain or a candidate missed: whatever is
 * built on it is run before it is believed.
 */
public final class Accesses {
  private record Key(String kind, int object, String member) {}

  private final Map<Key, Integer> numbers = new HashMap<>();
  private final Map<Integer, Integer> threadOfObject = new HashMap<>();
  private final Map<Integer, Integer> called = new HashMap<>();
  private final Map<String, Integer> started = new HashMap<>();
  private final Map<String, Integer> threadOfPath = new HashMap<>();
  private final Trace trace;

  public Accesses(Trace trace) {
    this.trace = trace;
    for (int t = 0; t < trace.threads().size(); t++) {
      threadOfPath.put(trace.threads().get(t).path(), t);
    }
  }

  /** How many variables there are so far. */
  public int variables() {
    return numbers.size();
  }

  /**
   * What the next action touches: twice a variable's number, and one more if it changes it. Actions
   * come in their order.
   */
  public int[] of(Action action) {
    List<Integer> touched = new ArrayList<>();
    switch (action.operation()) {
      case READ -> touched.add(2 * memory(action));
      case WRITE -> touched.add(2 * memory(action) + 1);
      case LOCK, UNLOCK, NOTIFY, NOTIFY_ALL, INIT -> touched.add(2 * monitor(action) + 1);
      case WAIT, TIMEOUT -> {
        touched.add(2 * monitor(action) + 1);
        touched.add(2 * thread(action.thread()));
      }
      case COMPARE_AND_SET -> touched.add(2 * whole(action.object()) + 1);
      case CALL -> {
        called.put(action.thread(), action.object());
        touched.add(2 * whole(action.object()) + 1);
      }
      case PARK -> {
        touched.add(2 * thread(action.thread()));
        if (called.containsKey(action.thread())) {
          touched.add(2 * whole(called.get(action.thread())) + 1);
        }
      }
      case START -> touched.add(2 * thread(starts(action)) + 1);
      case UNPARK, INTERRUPT -> touched.add(2 * thread(threadOf(action)) + 1);
      case BEGIN, SLEEP -> touched.add(2 * thread(action.thread()));
      case JOIN -> touched.add(2 * thread(threadOf(action)));
      case END -> touched.add(2 * thread(action.thread()) + 1);
      case YIELD -> {}
    }
    return touched.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Whether the operation is about a monitor, which one thread has at a time. */
  public static boolean monitor(Operation operation) {
    return switch (operation) {
      case LOCK, UNLOCK, NOTIFY, NOTIFY_ALL, WAIT, TIMEOUT -> true;
      default -> false;
    };
  }

  private int memory(Action action) {
    return number(new Key("memory", action.object(), action.member()));
  }

  private int monitor(Action action) {
    return number(new Key("monitor", action.object(), action.object() < 0 ? action.member() : ""));
  }

  private int whole(int object) {
    return number(new Key("whole", object, ""));
  }

  private int thread(int thread) {
    return number(new Key("thread", thread, ""));
  }

  private int number(Key key) {
    return numbers.computeIfAbsent(key, k -> numbers.size());
  }

  /** The n-th thread that a thread starts has its path, and the number n. */
  private int starts(Action action) {
    String parent = trace.threads().get(action.thread()).path();
    String path = parent + "." + started.merge(parent, 1, Integer::sum);
    int thread = threadOfPath.getOrDefault(path, -1);
    threadOfObject.put(action.object(), thread);
    return thread;
  }

  /** Who was never started is main. */
  private int threadOf(Action action) {
    return threadOfObject.getOrDefault(action.object(), 0);
  }
}
