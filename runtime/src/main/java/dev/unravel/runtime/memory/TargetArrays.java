package dev.unravel.runtime.memory;

import dev.unravel.runtime.schedule.ControlledThread;

/**
 * The thread whose code of the target has accessed an array while several threads ran, by identity
 * hash: enough to tell whether an array that the JDK comes to is in the hands of another thread.
 * Two arrays with one hash count as one, which makes more of them shared than are.
 */
final class TargetArrays {
  private static final int SIZE = 1 << 12;
  private static final int SEVERAL = -1;

  /** One more than the thread's number, or several; 0 for nobody. */
  private static final int[] users = new int[SIZE];

  private static boolean used;

  private TargetArrays() {}

  static void clear() {
    if (used) {
      used = false;
      for (int i = 0; i < SIZE; i++) {
        users[i] = 0;
      }
    }
  }

  static void add(ControlledThread c, int hash) {
    used = true;
    int i = place(hash);
    int user = users[i];
    users[i] = user == 0 || user == c.id + 1 ? c.id + 1 : SEVERAL;
  }

  /** Whether another thread than this one has accessed it. */
  static boolean belongToOthers(ControlledThread c, int hash) {
    int user = users[place(hash)];
    return user != 0 && user != c.id + 1;
  }

  private static int place(int hash) {
    return (hash ^ hash >>> 12) & SIZE - 1;
  }
}
