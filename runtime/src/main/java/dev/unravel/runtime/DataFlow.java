package dev.unravel.runtime;

import java.util.Arrays;

/**
 * Where values go that were read from memory: into memory again, or into comparisons that decide
 * which way a thread goes. The agent adds to it while it transforms classes; recorders read it.
 */
public final class DataFlow {

  /**
   * What is written somewhere: so many times what was last read at certain sites by the thread, and
   * something that depends on none of these.
   *
   * @param sources sites, and how often each counts
   * @param sum whether something may have been added; if not, the value is a copy of the one source
   * @param wide whether it is a long
   */
  record Written(int[] sources, boolean sum, boolean wide) {}

  /** How two values are compared. */
  public enum Test {
    /** Not at all: the value is used for something else. */
    USED,
    /** Whether the one value is null. */
    NULL,
    EQUAL,
    LESS,
    MORE
  }

  /**
   * Where a thread goes one way or another by values it has read, or uses them in a way that is not
   * followed.
   *
   * @param keys what the one value is compared with, if that is more than one; else empty
   */
  record Use(Test test, int[] keys, Written left, Written right) {}

  private static boolean[] carried = new boolean[1024];
  private static Written[] written = new Written[1024];
  private static Use[] uses = new Use[1024];
  private static int useCount;

  private DataFlow() {}

  /** What is read at a site is written or compared, and need not be told apart until it is used. */
  public static synchronized void carried(int site) {
    if (site >= carried.length) {
      carried = Arrays.copyOf(carried, Math.max(site + 1, carried.length * 2));
    }
    carried[site] = true;
  }

  /** What is written at a site is known. */
  public static synchronized void written(int site, int[] sources, boolean sum, boolean wide) {
    if (site >= written.length) {
      written = Arrays.copyOf(written, Math.max(site + 1, written.length * 2));
    }
    written[site] = new Written(sources, sum, wide);
  }

  /** The number of one more use. */
  public static synchronized int newUse() {
    if (useCount == uses.length) {
      uses = Arrays.copyOf(uses, useCount * 2);
    }
    return useCount++;
  }

  /**
   * What is compared at a use.
   *
   * @param left what the first value is made of: sites, and how often each counts
   */
  public static synchronized void decided(
      int use,
      Test test,
      int[] keys,
      int[] left,
      int[] right,
      boolean leftIsSum,
      boolean rightIsSum,
      boolean wide) {
    uses[use] =
        new Use(
            test, keys, new Written(left, leftIsSum, wide), new Written(right, rightIsSum, wide));
  }

  /** At a use it makes a difference what was read at certain sites. */
  public static synchronized void told(int use, int[] sites) {
    int[] sources = new int[sites.length * 2];
    for (int i = 0; i < sites.length; i++) {
      sources[2 * i] = sites[i];
      sources[2 * i + 1] = 1;
    }
    Written all = new Written(sources, true, false);
    uses[use] = new Use(Test.USED, new int[0], all, new Written(new int[0], false, false));
  }

  static synchronized boolean isCarried(int site) {
    return site < carried.length && carried[site];
  }

  /** What is written at a site, or null. */
  static synchronized Written at(int site) {
    return site < written.length ? written[site] : null;
  }

  /** What is known of a use, or null. */
  static synchronized Use use(int number) {
    return uses[number];
  }
}
