package dev.unravel.benchmarks.targets;

/**
 * Ordinary work of one thread, with classes of its own: expressions are parsed into trees and
 * evaluated, words counted in a hash table, the counts sorted, matrices multiplied.
 */
public final class Calculator {
  private static final int LINES = 400;
  private static final int SIZE = 48;

  private Calculator() {}

  public static void main(String[] arguments) {
    String text = text();
    WordTable words = new WordTable();
    long sum = 0;
    for (String line : text.split("\n")) {
      Expression tree = new ExpressionParser(line).parse();
      sum += tree.value(words);
    }
    int[] counts = words.counts();
    sort(counts, 0, counts.length - 1);
    double trace = trace(counts);
    if (sum == 0 || trace == 0 || counts[0] > counts[counts.length - 1]) {
      throw new AssertionError(sum + " " + trace);
    }
  }

  private static String text() {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i <= LINES; i++) {
      text.append("(w").append(i % 97).append(" + ").append(i).append(") * ");
      text.append("(3 + w").append(i % 31).append(" * (").append(i % 7).append(" + 2)) + w");
      text.append(i % 13).append('\n');
    }
    return text.toString();
  }

  private static void sort(int[] values, int from, int to) {
    if (from >= to) {
      return;
    }
    int pivot = values[(from + to) / 2];
    int low = from;
    int high = to;
    while (low <= high) {
      while (values[low] < pivot) {
        low++;
      }
      while (values[high] > pivot) {
        high--;
      }
      if (low <= high) {
        int value = values[low];
        values[low++] = values[high];
        values[high--] = value;
      }
    }
    sort(values, from, high);
    sort(values, low, to);
  }

  private static double trace(int[] seeds) {
    double[][] left = new double[SIZE][SIZE];
    double[][] right = new double[SIZE][SIZE];
    for (int i = 0; i < SIZE; i++) {
      for (int j = 0; j < SIZE; j++) {
        left[i][j] = seeds[(i * SIZE + j) % seeds.length];
        right[j][i] = left[i][j] + i;
      }
    }
    double trace = 0;
    for (int i = 0; i < SIZE; i++) {
      for (int j = 0; j < SIZE; j++) {
        double cell = 0;
        for (int k = 0; k < SIZE; k++) {
          cell += left[i][k] * right[k][j];
        }
        trace += i == j ? cell : 0;
      }
    }
    return trace;
  }
}
