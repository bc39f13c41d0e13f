package dev.unravel.explore.sample;

import dev.unravel.runtime.table.Blank;
import java.util.Arrays;

/** Counts of how often each site was reached in an execution. */
final class SiteCounts {
  private int[] counts = new int[1 << 10];
  private int[] seen = new int[64];
  private int sites;

  void clear() {
    Blank.fill(counts, 0);
    sites = 0;
  }

  /** Once more; returns how often so far. */
  int add(int site) {
    if (site >= counts.length) {
      counts = Arrays.copyOf(counts, site * 2);
    }
    if (counts[site] == 0) {
      if (sites == seen.length) {
        seen = Arrays.copyOf(seen, sites * 2);
      }
      seen[sites++] = site;
    }
    return ++counts[site];
  }

  /** How many different sites. */
  int sites() {
    return sites;
  }

  /** One of them, by number from 0. */
  int site(int number) {
    return seen[number];
  }

  int of(int site) {
    return site < counts.length ? counts[site] : 0;
  }
}
