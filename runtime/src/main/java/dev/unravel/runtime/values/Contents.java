package dev.unravel.runtime.values;

import dev.unravel.runtime.memory.ConflictWatch;
import dev.unravel.runtime.memory.IdentityHashes;
import dev.unravel.runtime.place.Variable;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.trace.Operation;
import java.util.Arrays;

/**
 * The values of all variables of an execution, as one number that goes along with every action; for
 * strategies that tell states apart by values. Two orders of the same actions often leave the same
 * values behind, so there are far fewer such states than orders.
 *
 * <p>An action is told of before it takes place. What it read is what the variable held until then;
 * what it left behind is looked at when the next one is told of, or when somebody asks.
 *
 * <p>Objects have no names that are the same in all executions: who touches one first is a matter
 * of the schedule. So a variable is called after the sites that access it: sites that were seen to
 * access the same variable share a name, and variables with the same sites are told apart only
 * where more than one value is asked for.
 *
 * <p>It is a hint, no proof: states that differ may look the same.
 */
public final class Contents {
  private static final int LONG = 64;

  /** Whether anybody asks. */
  public static boolean on;

  /** How many of the values it saw last tell a thread's own state. */
  private static int values;

  private static long sum;

  // The action that may be under way.
  private static Variable touched;
  private static Operation operation;
  private static int actor;
  private static boolean isStatic;
  private static int site;
  private static int index;

  /** Of sites with the same name, each leads to one with a smaller number, the first to itself. */
  private static int[] names = new int[256];

  private static int named;

  private Contents() {}

  public static void reset(int newValues) {
    on = newValues > 0;
    values = newValues;
    sum = 0;
    touched = null;
  }

  /** Another search begins. */
  public static void forgetNames() {
    named = 0;
  }

  /** A thread is about to act. */
  public static void acts(ControlledThread t) {
    settle();
    Variable v = Scheduler.threadCount == 1 ? null : ConflictWatch.variable(t);
    if (v == null) {
      return;
    }
    int s = t.site;
    if (v.site < 0) {
      v.site = s;
      long value = Values.read(t.object, t.index, s, t.operation);
      v.initial = v.content = value == Values.UNREADABLE ? 0 : value;
    } else if (v.site != s) {
      share(v.site, s);
    }
    touched = v;
    operation = t.operation;
    actor = t.id;
    isStatic = t.object == null;
    site = s;
    index = t.index;
    see(t, operation == Operation.WRITE ? 0 : v.content);
  }

  private static void see(ControlledThread t, long value) {
    int bits = LONG / values;
    t.seen = values == 1 ? value : t.seen << bits | mix(value) >>> LONG - bits;
  }

  /** The same whenever variables hold the same, up to chance. */
  static long hash() {
    settle();
    return sum;
  }

  private static void settle() {
    Variable v = touched;
    if (v == null) {
      return;
    }
    touched = null;
    long content = after(v);
    if (content != v.content) {
      v.content = content;
      sum -= v.share;
      // As long as it holds what it held at first it does not matter whether anybody has looked.
      v.share = content == v.initial ? 0 : mix(mix(name(v)) + content);
      sum += v.share;
    }
  }

  private static long after(Variable v) {
    if (operation == Operation.UNLOCK || operation == Operation.WAIT) {
      return v.initial;
    }
    long value = Values.read(isStatic ? null : v.object, index, site, operation);
    if (value != Values.UNREADABLE) {
      return value;
    }
    // Nothing better is known than who was there last.
    return operation == Operation.READ ? v.content : mix(((long) root(site) << 32) + actor + 1);
  }

  private static long name(Variable v) {
    long object = values == 1 ? 0 : IdentityHashes.key(v.object);
    return (object << 32) + ((long) root(v.site) << 16) + v.key;
  }

  private static void share(int one, int other) {
    int a = root(one);
    int b = root(other);
    if (a != b) {
      names[Math.max(a, b)] = Math.min(a, b);
    }
  }

  private static int root(int s) {
    if (s >= named) {
      name(s);
    }
    int i = s;
    while (names[i] != i) {
      names[i] = names[names[i]];
      i = names[i];
    }
    return i;
  }

  private static void name(int s) {
    if (s >= names.length) {
      names = Arrays.copyOf(names, s * 2);
    }
    while (named <= s) {
      names[named] = named++;
    }
  }

  static long mix(long value) {
    long x = value * 0x9E3779B97F4A7C15L;
    x = (x ^ (x >>> 32)) * 0xBF58476D1CE4E5B9L;
    return x ^ (x >>> 29);
  }
}
