package dev.unravel.explore.memory;

import dev.unravel.runtime.place.SitePairs;
import java.util.Arrays;

/**
 * Sites that conflict with each other, directly or through others: most of the time, all the places
 * that touch one variable. Follows what the runtime learns.
 */
public final class SiteGroups {
  private int[] parents = new int[64];
  private int[] numbers = new int[64];
  private int pairs;
  private int count;

  /** Takes note of what was learned since. */
  public void update() {
    if (pairs == SitePairs.count()) {
      return;
    }
    if (pairs > SitePairs.count()) {
      Arrays.fill(parents, 0);
      pairs = 0;
    }
    for (; pairs < SitePairs.count(); pairs++) {
      int a = root(SitePairs.first(pairs));
      int b = root(SitePairs.second(pairs));
      parents[Math.max(a, b)] = Math.min(a, b) + 1;
    }
    count = 0;
    for (int site = 0; site < parents.length; site++) {
      numbers[site] = parents[site] == 0 ? -1 : root(site) == site ? count++ : numbers[root(site)];
    }
  }

  public int count() {
    return count;
  }

  /** The group of a site, or -1. */
  public int of(int site) {
    return site < numbers.length ? numbers[site] : -1;
  }

  /** Parents are kept plus one; 0 is a site that is in no group. */
  private int root(int site) {
    while (site >= parents.length) {
      parents = Arrays.copyOf(parents, parents.length * 2);
      numbers = Arrays.copyOf(numbers, parents.length);
    }
    int s = site;
    while (parents[s] != 0 && parents[s] != s + 1) {
      s = parents[s] - 1;
    }
    parents[s] = s + 1;
    return s;
  }
}
