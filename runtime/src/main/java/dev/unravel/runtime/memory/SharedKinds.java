package dev.unravel.runtime.memory;

import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.table.LongSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The kinds of JDK objects that count as shared from the moment they are made, since a second
 * thread was once seen to touch one of the kind. A kind is the object's class and where its maker,
 * or the first who touched it, had got to: a number that depends on nothing but that thread's own
 * past, and is the same in every JVM.
 *
 * <p>What is in effect never changes in the middle of an execution, so an execution is a function
 * of its schedule and of these kinds, and they are part of every trace. A search learns from each
 * execution for the next; everything else keeps to what it was given. Why a search that has run all
 * schedules without learning a kind has missed nothing is told in docs/design/sharing.md.
 */
public final class SharedKinds {
  /** In place of kinds: any object that is touched while several threads run. */
  private static final long EVERYTHING = 1;

  /**
   * In place of kinds: threads that nobody has started. Somebody asks about one while others run,
   * so it matters when it is started, which else is no choice.
   */
  public static final long UNSTARTED = 2;

  /** Somebody asks whether a thread is alive: threads end apart from what they did last. */
  public static final long STATUS_ASKED = 3;

  private static final LongSet inEffect = new LongSet();
  private static final LongSet learned = new LongSet();

  /** The kinds that this execution showed to be shared, and that were not in effect. */
  private static final LongSet met = new LongSet();

  private static List<Long> given = List.of();
  private static boolean learns;
  private static int learnedInEffect;
  private static boolean everything;

  private SharedKinds() {}

  /** An execution begins. */
  public static void begin(List<Long> kinds, boolean learning) {
    if (met.size() > 0) {
      met.clear();
    }
    if (kinds == given && learning == learns && (!learning || learned.size() == learnedInEffect)) {
      return;
    }
    given = kinds;
    learns = learning;
    inEffect.clear();
    for (Long kind : kinds) {
      inEffect.add(kind);
    }
    if (learning) {
      for (long kind : learned.toArray()) {
        inEffect.add(kind);
      }
      learnedInEffect = learned.size();
    }
    everything = inEffect.contains(EVERYTHING);
  }

  /** The kind of an object that a thread has just made, or is the first to touch. */
  static long of(ControlledThread c, Object object) {
    Class<?> type = object.getClass();
    int name = type.isHidden() ? IdentityHashes.nameHash(type) : type.getName().hashCode();
    return (long) name << 32 | Sites.stableHash(c.ownSite()) & 0xffffffffL;
  }

  public static boolean contain(long kind) {
    return everything || inEffect.contains(kind);
  }

  /** A second thread touches an object of a kind that is not in effect. */
  public static void add(long kind) {
    met.add(kind);
    if (learns) {
      learned.add(kind);
    }
  }

  /** How many a search has learned so far. */
  public static int learned() {
    return learned.size();
  }

  public static void forget() {
    learned.clear();
  }

  /** The same in any JVM that has learned the same. */
  public static long hash() {
    long sum = 0;
    for (long kind : learned.toArray()) {
      long hash = kind * 0x9E3779B97F4A7C15L;
      sum += hash ^ hash >>> 32;
    }
    return sum;
  }

  /** Those in effect, sorted, and if wanted those that the last execution has shown besides. */
  public static List<Long> list(boolean withMet) {
    LongSet all = new LongSet();
    for (long kind : inEffect.toArray()) {
      all.add(kind);
    }
    if (withMet) {
      for (long kind : met.toArray()) {
        all.add(kind);
      }
    }
    long[] sorted = all.toArray();
    Arrays.sort(sorted);
    List<Long> list = new ArrayList<>(sorted.length);
    for (long kind : sorted) {
      list.add(kind);
    }
    return List.copyOf(list);
  }
}
