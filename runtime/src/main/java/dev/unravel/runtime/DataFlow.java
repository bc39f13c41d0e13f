package dev.unravel.runtime;

import java.util.Arrays;

/**
 * Which values go from memory to memory without deciding anything on the way. The agent adds to it
 * while it transforms classes; recorders read it.
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

  private static boolean[] carried = new boolean[1024];
  private static Written[] written = new Written[1024];

  private DataFlow() {}

  /** What is read at a site is written again, and used for nothing else. */
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

  static synchronized boolean isCarried(int site) {
    return site < carried.length && carried[site];
  }

  /** What is written at a site, or null. */
  static synchronized Written at(int site) {
    return site < written.length ? written[site] : null;
  }
}
