package dev.unravel.explore.reduce;

import dev.unravel.runtime.memory.StepUses;

/** The rules by which two uses make their steps depend on each other. */
final class Dependence {
  private Dependence() {}

  /** Whether it matters which of two uses of one thing comes first. */
  static boolean modes(byte a, byte b) {
    return changes(a) && (changes(b) || looks(b)) || looks(a) && changes(b);
  }

  static boolean changes(byte mode) {
    return mode == StepUses.WRITE || mode == StepUses.ACQUIRE || mode == StepUses.RELEASE;
  }

  private static boolean looks(byte mode) {
    return mode == StepUses.READ || mode == StepUses.LOOK;
  }

  /** Whether two parts of one object overlap. */
  static boolean keys(int object, int a, int b) {
    return a == b
        || isMemory(object, a) && isMemory(object, b) && (a == StepUses.ANY || b == StepUses.ANY);
  }

  /** Whether one of the two may be any variable, and the other is one. */
  static boolean byMemory(int objectA, int keyA, int objectB, int keyB) {
    return objectA == StepUses.MEMORY && isMemory(objectB, keyB)
        || objectB == StepUses.MEMORY && isMemory(objectA, keyA);
  }

  /** Whether it is a field, an element, or some of them. */
  static boolean isMemory(int object, int key) {
    return object == StepUses.MEMORY
        || (object == StepUses.STATICS || object >= StepUses.FIRST_OBJECT) && key >= StepUses.ANY;
  }
}
