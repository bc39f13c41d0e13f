package dev.unravel.runtime.hooks;

import dev.unravel.runtime.jvm.BufferMemory;
import dev.unravel.runtime.memory.SharedJdkObjects;
import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.schedule.Control;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.trace.Operation;
import java.lang.reflect.Array;
import java.nio.Buffer;

/**
 * Hooks around operations on many elements of an array at once: {@code System.arraycopy}, {@code
 * clone}, and the methods of {@code java.util.Arrays}. None of them is atomic: a short copy of what
 * the target has access to is made element by element, with a point at each, so that torn ones are
 * found. A long one is a single action that accesses all of its range.
 */
public final class ArrayHooks {
  /** Ranges up to here go element by element. As many reads do not yet count as spinning. */
  private static final int SHORT = 32;

  /** Arrays up to here are streamed with a point at each element, as in a loop of the target. */
  private static final int STREAMED = 1_024;

  private ArrayHooks() {}

  // ---- in code of the target, whose arrays all threads may have

  /** In place of System.arraycopy. */
  public static void copy(Object source, int from, Object target, int to, int length, int site) {
    ControlledThread c =
        Scheduler.threadCount > 1 && isCopy(source, from, target, to, length)
            ? Hooks.atPoint()
            : null;
    if (c == null) {
      System.arraycopy(source, from, target, to, length);
    } else {
      SharedJdkObjects.touchOfTarget(c, source);
      SharedJdkObjects.touchOfTarget(c, target);
      copy(c, true, true, source, from, target, to, length, site, length <= SHORT);
    }
  }

  /** An array has just been cloned; nobody else has the clone. */
  public static void cloned(Object array, Object clone, int site) {
    if (Scheduler.threadCount == 1) {
      return;
    }
    ControlledThread c = Hooks.atPoint();
    if (c != null) {
      SharedJdkObjects.touchOfTarget(c, array);
      int length = Array.getLength(array);
      copy(c, true, false, array, 0, clone, 0, length, site, length <= SHORT);
    }
  }

  // Calls of java.util.Arrays. Its own code has points at each element of what it is given here.

  /** A method that reads a range; to the end if {@code to} is negative. */
  public static void given(Object array, int from, int to, int site) {
    handOver(Operation.READ, array, from, to, site, true, SHORT);
  }

  /** The second array that a method reads: one step with the first. */
  public static void givenToo(Object array, int from, int to, int site) {
    handOver(Operation.READ, array, from, to, site, false, SHORT);
  }

  /** A method that writes a range. */
  public static void givenToFill(Object array, int from, int to, int site) {
    handOver(Operation.WRITE, array, from, to, site, true, SHORT);
  }

  /** A method that reads and writes a range in an order of its own: one step. */
  public static void givenToSort(Object array, int from, int to, int site) {
    ControlledThread c = giver(array);
    int end = c == null ? 0 : end(array, to);
    if (from >= 0 && from < end) {
      range(c, Operation.READ, array, from, end, site, true);
      range(c, Operation.WRITE, array, from, end, site, false);
    }
  }

  /** A method that keeps the array to read it later; of a long one that counts as now. */
  public static void givenToKeep(Object array, int from, int to, int site) {
    handOver(Operation.READ, array, from, to, site, true, STREAMED);
  }

  // Calls of what has no points of its own.

  /** What to make a string of in place of an array that may change meanwhile; or itself. */
  public static Object copyForString(Object array, int site) {
    ControlledThread c = receiver(array);
    int length = c == null ? 0 : Array.getLength(array);
    if (length == 0) {
      return array;
    }
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    int ownSite = c.ownSite();
    copy(c, true, false, array, 0, copy, 0, length, site, length <= SHORT);
    c.keepOwnSite(ownSite);
    return copy;
  }

  public static void handedToRead(Object array, int site) {
    handed(Operation.READ, array, site);
  }

  public static void handedToFill(Object array, int site) {
    handed(Operation.WRITE, array, site);
  }

  private static void handed(Operation operation, Object array, int site) {
    ControlledThread c = receiver(array);
    if (c != null) {
      int ownSite = c.ownSite();
      range(c, operation, array, 0, Array.getLength(array), site, true);
      c.keepOwnSite(ownSite);
    }
  }

  /** The calling thread if it hands over an array that others may have, else null. */
  private static ControlledThread receiver(Object array) {
    ControlledThread c = Scheduler.threadCount > 1 && array != null ? Hooks.atPoint() : null;
    return c != null && SharedJdkObjects.touch(c, array, true) ? c : null;
  }

  private static void handOver(
      Operation operation,
      Object array,
      int from,
      int to,
      int site,
      boolean isChoice,
      int mostInPieces) {
    ControlledThread c = giver(array);
    int end = c == null ? 0 : end(array, to);
    if (from < 0 || from >= end) {
      return;
    }
    if (end - from <= mostInPieces) {
      SharedJdkObjects.given(array);
    } else {
      range(c, operation, array, from, end, site, isChoice);
    }
  }

  private static ControlledThread giver(Object array) {
    ControlledThread c = Scheduler.threadCount > 1 && array != null ? Hooks.atPoint() : null;
    if (c != null) {
      SharedJdkObjects.touchOfTarget(c, array);
    }
    return c;
  }

  private static int end(Object array, int to) {
    int length = Array.getLength(array);
    return to < 0 || to > length ? length : to;
  }

  // ---- in the JDK's own collections, where most arrays are never shared

  /** In place of System.arraycopy. */
  public static void copyJdk(Object source, int from, Object target, int to, int length, int site) {
    ControlledThread c = sharer(source, from, target, to, length);
    boolean reads = c != null && SharedJdkObjects.touch(c, source, true);
    boolean writes = c != null && SharedJdkObjects.touch(c, target, true);
    boolean inPieces =
        length <= SHORT
            && (reads && SharedJdkObjects.isGiven(source)
                || writes && SharedJdkObjects.isGiven(target));
    int ownSite = c == null ? 0 : c.ownSite();
    copy(c, reads, writes, source, from, target, to, length, site, inPieces);
    if (reads || writes) {
      c.keepOwnSite(ownSite);
    }
  }

  /** A call of java.util.Arrays: its code has points at this array if it is shared. */
  public static void givenJdk(Object array, int from, int to, int site) {
    ControlledThread c = Scheduler.threadCount > 1 && array != null ? Control.insideJdk() : null;
    if (c != null) {
      SharedJdkObjects.touch(c, array, true);
    }
  }

  /**
   * A buffer or digest reads several bytes as one number: from an array, or from outside the heap.
   */
  public static void viewReadJdk(Object array, Object owner, int site) {
    view(Operation.READ, array, owner, site);
  }

  public static void viewWrittenJdk(Object array, Object owner, int site) {
    view(Operation.WRITE, array, owner, site);
  }

  /** Counts as an access of the whole array, which is more than it is. */
  private static void view(Operation operation, Object array, Object owner, int site) {
    ControlledThread c = Scheduler.threadCount > 1 ? Control.insideJdk() : null;
    Object accessed = array != null || c == null ? array : memoryOf(owner);
    boolean isArray = accessed != null && accessed.getClass().isArray();
    if (c == null || accessed == null || !SharedJdkObjects.touch(c, accessed, isArray)) {
      return;
    }
    int ownSite = c.ownSite();
    if (isArray) {
      range(c, operation, accessed, 0, Array.getLength(accessed), site, true);
    } else {
      c.index = -1;
      Scheduler.point(c, operation, site, accessed);
    }
    c.keepOwnSite(ownSite);
  }

  /** Buffers that share memory outside of the heap are one variable. */
  static Object memoryOf(Object owner) {
    if (!(owner instanceof Buffer buffer)) {
      return owner;
    }
    // What this asks the JDK may have points.
    Object token = Control.leave();
    try {
      return BufferMemory.of(buffer);
    } finally {
      Control.resume(token);
    }
  }

  /** An array has just been cloned. */
  public static void clonedJdk(Object array, Object clone, int site) {
    givenJdk(array, 0, 0, site);
    clonedKnown(array, clone, site);
  }

  // ---- in java.util.Arrays, where copies go to arrays just made. Strings, the scheduler and the
  // strategies call it as well: an array counts only if one of the calls above has told of it.

  /** In place of System.arraycopy. */
  public static void copyKnown(
      Object source, int from, Object target, int to, int length, int site) {
    ControlledThread c = sharer(source, from, target, to, length);
    if (c != null && isShared(c, source)) {
      boolean inPieces = length <= SHORT && SharedJdkObjects.isGiven(source);
      int ownSite = c.ownSite();
      copy(c, true, false, source, from, target, to, length, site, inPieces);
      c.keepOwnSite(ownSite);
    } else {
      System.arraycopy(source, from, target, to, length);
    }
  }

  /** An array has just been cloned. */
  public static void clonedKnown(Object array, Object clone, int site) {
    copyKnown(array, 0, clone, 0, Array.getLength(array), site);
  }

  /** What to read a range of in place of an array that may change meanwhile; or itself. */
  public static Object snapshotKnown(Object array, int from, int to, int site) {
    ControlledThread c = Scheduler.threadCount > 1 && array != null ? Control.insideJdk() : null;
    if (c == null || from < 0 || !isShared(c, array)) {
      return array;
    }
    Object snapshot =
        Array.newInstance(array.getClass().getComponentType(), Array.getLength(array));
    copyKnown(array, from, snapshot, from, end(array, to) - from, site);
    return snapshot;
  }

  private static ControlledThread sharer(
      Object source, int from, Object target, int to, int length) {
    return Scheduler.threadCount > 1 && isCopy(source, from, target, to, length)
        ? Control.insideJdk()
        : null;
  }

  private static boolean isShared(ControlledThread c, Object array) {
    return SharedJdkObjects.isKnown(array) && SharedJdkObjects.touch(c, array, true);
  }

  // ---- the copies

  /** Whether anything is to be copied, and no exception to be thrown for the arguments. */
  private static boolean isCopy(Object source, int from, Object target, int to, int length) {
    return length > 0
        && source != null
        && target != null
        && source.getClass().isArray()
        && target.getClass().isArray()
        && from >= 0
        && to >= 0
        && length <= Array.getLength(source) - from
        && length <= Array.getLength(target) - to;
  }

  private static void copy(
      ControlledThread c,
      boolean reads,
      boolean writes,
      Object source,
      int from,
      Object target,
      int to,
      int length,
      int site,
      boolean inPieces) {
    if (!inPieces) {
      if (reads) {
        range(c, Operation.READ, source, from, from + length, site, true);
      }
      if (writes) {
        range(c, Operation.WRITE, target, to, to + length, site, !reads);
      }
      System.arraycopy(source, from, target, to, length);
      return;
    }
    // What was read must wait somewhere while others act before it is written.
    Object hand = Array.newInstance(source.getClass().getComponentType(), 1);
    boolean backwards = source == target && from < to;
    for (int k = 0; k < length; k++) {
      int i = backwards ? length - 1 - k : k;
      if (reads) {
        element(c, Operation.READ, source, from + i, site);
      }
      System.arraycopy(source, from + i, hand, 0, 1);
      if (writes) {
        element(c, Operation.WRITE, target, to + i, site);
      }
      System.arraycopy(hand, 0, target, to + i, 1);
    }
  }

  // ---- the actions

  /** An access of all elements in one step. */
  static void whole(ControlledThread c, Operation operation, Object array, int site) {
    range(c, operation, array, 0, Array.getLength(array), site, true);
  }

  private static void element(
      ControlledThread c, Operation operation, Object array, int index, int site) {
    c.index = index;
    Scheduler.point(c, operation, site, array);
  }

  private static void range(
      ControlledThread c,
      Operation operation,
      Object array,
      int from,
      int to,
      int site,
      boolean isChoice) {
    if (from == to) {
      return;
    }
    if (to - from > 1) {
      Sites.markRange(site);
    }
    c.index = ControlledThread.RANGE;
    c.rangeFrom = from;
    c.rangeTo = to;
    // So that a single access need not ask whether it is one.
    c.variable = null;
    if (isChoice) {
      Scheduler.point(c, operation, site, array);
    } else {
      Scheduler.mark(c, operation, site, array);
    }
  }
}
