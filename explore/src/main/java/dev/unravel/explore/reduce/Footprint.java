package dev.unravel.explore.reduce;

import dev.unravel.runtime.memory.StepLog;
import dev.unravel.runtime.memory.StepUses;

/**
 * The uses of a step of an execution that is over, for comparing it with steps of others that have
 * the same beginning. Objects have the same numbers in both as long as they were used before the
 * step; of those that were not it is only known of which class they are.
 */
final class Footprint {
  private final int[] objects;
  private final int[] keys;
  private final int[] kinds;
  private final byte[] modes;
  private final int unknownFrom;

  private Footprint(int[] objects, int[] keys, int[] kinds, byte[] modes, int unknownFrom) {
    this.objects = objects;
    this.keys = keys;
    this.kinds = kinds;
    this.modes = modes;
    this.unknownFrom = unknownFrom;
  }

  /** Of a step of the last execution, and of another that might have been in its place. */
  static Footprint of(int step, Footprint other) {
    int from = StepLog.from(step);
    int own = StepLog.to(step) - from;
    int more = other == null ? 0 : other.objects.length;
    int[] objects = new int[own + more];
    int[] keys = new int[own + more];
    int[] kinds = new int[own + more];
    byte[] modes = new byte[own + more];
    for (int i = 0; i < own; i++) {
      objects[i] = StepLog.object(from + i);
      keys[i] = StepLog.key(from + i);
      kinds[i] = StepLog.kind(objects[i]);
      modes[i] = StepLog.mode(from + i);
    }
    for (int i = 0; i < more; i++) {
      objects[own + i] = other.objects[i];
      keys[own + i] = other.keys[i];
      kinds[own + i] = other.kinds[i];
      modes[own + i] = other.modes[i];
    }
    return new Footprint(objects, keys, kinds, modes, StepLog.unknownFrom(step));
  }

  /**
   * Whether a step of the running execution depends on this one.
   *
   * @param thread whose step this is
   * @param step the step that has just been taken, of another thread
   */
  boolean dependsOn(int thread, int step) {
    int from = StepLog.from(step);
    int to = StepLog.to(step);
    int other = StepLog.thread(step);
    for (int i = 0; i < objects.length; i++) {
      if (objects[i] == StepUses.ALL || objects[i] == StepUses.CHANGES && keys[i] == other) {
        return true;
      }
    }
    for (int use = from; use < to; use++) {
      int object = StepLog.object(use);
      if (object == StepUses.ALL
          || object == StepUses.CHANGES && StepLog.key(use) == thread
          || meets(object, StepLog.key(use), StepLog.mode(use))) {
        return true;
      }
    }
    return false;
  }

  private boolean meets(int object, int key, byte mode) {
    for (int i = 0; i < objects.length; i++) {
      if (Dependence.modes(modes[i], mode)
          && (isSame(i, object) && Dependence.keys(object, keys[i], key)
              || Dependence.byMemory(objects[i], keys[i], object, key))) {
        return true;
      }
    }
    return false;
  }

  private boolean isSame(int i, int object) {
    return objects[i] >= unknownFrom && object >= unknownFrom
        ? kinds[i] == StepLog.kind(object)
        : objects[i] == object;
  }
}
