package dev.unravel.runtime.race;

import java.util.Arrays;

/**
 * Something that orders threads or that they conflict about: a field, an element, a monitor, an
 * object of java.util.concurrent, the final fields of an object. Lives for one execution.
 */
final class Watched {
  private static final Access[] NONE = {};

  /** How far back one can see whether an access came between two of another thread. */
  private static final int REMEMBERED = 8;

  final Object object;
  final int key;

  /** What whoever synchronises here next learns, or null as long as there is nothing. */
  Knowledge knowledge;

  /** Whether it is the inside of a lock that the target itself takes. */
  boolean isLock;

  /** Whether more than one thread has accessed it. */
  private boolean shared;

  private WatchedThread firstThread;

  Access lastWrite;

  /** The reads since, the last of each thread. */
  Access[] reads = NONE;

  int readCount;

  /** The last accesses of any kind, the newest at the end. */
  private Access[] recent = NONE;

  private int recentCount;

  Watched(Object object, int key) {
    this.object = object;
    this.key = key;
  }

  Knowledge knowledge() {
    if (knowledge == null) {
      knowledge = new Knowledge();
    }
    return knowledge;
  }

  /** What a thread is about to do here. */
  Access access(WatchedThread w, boolean writes) {
    if (firstThread == null) {
      firstThread = w;
    }
    shared |= firstThread != w;
    return Access.of(w, writes, shared);
  }

  void add(Access access) {
    if (access.writes()) {
      lastWrite = access;
      readCount = 0;
    } else {
      addRead(access);
    }
    if (recentCount == recent.length) {
      if (recentCount < REMEMBERED) {
        recent = Arrays.copyOf(recent, recentCount == 0 ? 2 : recentCount * 2);
      } else {
        System.arraycopy(recent, 1, recent, 0, --recentCount);
      }
    }
    recent[recentCount++] = access;
  }

  private void addRead(Access access) {
    for (int i = 0; i < readCount; i++) {
      if (reads[i].thread() == access.thread()) {
        reads[i] = access;
        return;
      }
    }
    if (readCount == reads.length) {
      reads = Arrays.copyOf(reads, readCount == 0 ? 2 : readCount * 2);
    }
    reads[readCount++] = access;
  }

  /** The index among the recent ones of a thread's last access, or -1. */
  int lastOf(WatchedThread w) {
    int i = recentCount - 1;
    while (i >= 0 && recent[i].thread() != w) {
      i--;
    }
    return i;
  }

  int recentCount() {
    return recentCount;
  }

  Access recent(int i) {
    return recent[i];
  }
}
