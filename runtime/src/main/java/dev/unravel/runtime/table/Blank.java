package dev.unravel.runtime.table;

/**
 * Fills arrays. For what runs once in every execution: {@code java.util.Arrays} is instrumented,
 * and took a tenth of the time of a small execution.
 */
public final class Blank {
  private Blank() {}

  public static void fill(Object[] array, int count) {
    for (int i = 0; i < count; i++) {
      array[i] = null;
    }
  }

  public static void fill(int[] array, int value) {
    for (int i = 0; i < array.length; i++) {
      array[i] = value;
    }
  }

  public static void fill(long[] array) {
    for (int i = 0; i < array.length; i++) {
      array[i] = 0;
    }
  }

  public static void fill(boolean[] array) {
    for (int i = 0; i < array.length; i++) {
      array[i] = false;
    }
  }
}
