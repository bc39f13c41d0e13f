package dev.unravel.explore.follow;

import dev.unravel.runtime.schedule.ActionListener;
import dev.unravel.runtime.schedule.ControlledThread;
import java.util.Arrays;

/** The sites that each thread of an execution acted at, one after the other. */
public final class Paths implements ActionListener {
  private int[][] sites = new int[8][];
  private int[] lengths = new int[8];
  private int[] parents = new int[8];
  private int[] children = new int[8];
  private int threads;

  @Override
  public void acted(ControlledThread t) {
    int id = t.id();
    if (id >= threads) {
      grow(id + 1);
    }
    if (sites[id] == null) {
      sites[id] = new int[16];
      parents[id] = t.parentId();
      children[id] = t.childNumber();
    } else if (lengths[id] == sites[id].length) {
      sites[id] = Arrays.copyOf(sites[id], lengths[id] * 2);
    }
    sites[id][lengths[id]++] = t.site();
  }

  private void grow(int count) {
    if (count > sites.length) {
      int size = Math.max(count, sites.length * 2);
      sites = Arrays.copyOf(sites, size);
      lengths = Arrays.copyOf(lengths, size);
      parents = Arrays.copyOf(parents, size);
      children = Arrays.copyOf(children, size);
    }
    threads = count;
  }

  /** Tells apart what threads did. */
  long hash() {
    long hash = threads;
    for (int i = 0; i < threads; i++) {
      for (int j = 0; j < lengths[i]; j++) {
        hash = hash * 31 + sites[i][j];
      }
      hash = hash * 31 + lengths[i];
    }
    return hash;
  }

  /** How many threads there were. */
  public int threads() {
    return threads;
  }

  /** How often a thread acted. */
  public int length(int thread) {
    return lengths[thread];
  }

  /** Where a thread acted. */
  public int site(int thread, int position) {
    return sites[thread][position];
  }

  /**
   * The thread that was made in a certain way, which may be another number in another execution.
   *
   * @param parent the number of its parent here, -1 for none
   * @param child which child of its parent it is
   * @return its number here, or -1 if there was none
   */
  int thread(int parent, int child) {
    for (int i = 0; i < threads; i++) {
      if (sites[i] != null && parents[i] == parent && children[i] == child) {
        return i;
      }
    }
    return -1;
  }
}
