package dev.unravel.diagnose.facts;

import dev.unravel.diagnose.Accesses;
import java.util.HashSet;
import java.util.Set;

/** The order that synchronisation imposes on actions, as the Java memory model means it. */
public final class HappensBefore {
  private HappensBefore() {}

  /**
   * Whether the first action happens before the second: follows what its thread gives on by
   * synchronising, from one to the other.
   */
  public static boolean ordered(Facts facts, int first, int second) {
    Accesses accesses = new Accesses(facts.trace());
    Set<Integer> threads = new HashSet<>();
    Set<Integer> variables = new HashSet<>();
    for (int i = 0; i < second; i++) {
      int[] touched = accesses.of(facts.action(i));
      if (i == first) {
        threads.add(facts.thread(i));
      }
      if (i < first || facts.plain(i)) {
        continue;
      }
      for (int touch : touched) {
        if (variables.contains(touch >> 1)) {
          threads.add(facts.thread(i));
        }
      }
      if (threads.contains(facts.thread(i))) {
        for (int touch : touched) {
          if ((touch & 1) == 1) {
            variables.add(touch >> 1);
          }
        }
      }
    }
    if (!facts.plain(second)) {
      for (int touch : accesses.of(facts.action(second))) {
        if (variables.contains(touch >> 1)) {
          return true;
        }
      }
    }
    return threads.contains(facts.thread(second));
  }
}
