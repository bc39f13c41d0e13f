package dev.unravel.benchmarks.proofs;

/**
 * Factors a matrix of whole numbers modulo a prime into a lower and an upper triangle, row by row,
 * the rows below the pivot divided among threads that meet before the next pivot. The second
 * argument says how the matrix lies in memory: {@code contiguous}, a row an array, or {@code
 * scattered}, all in one array, column by column. The product of the factors must be the matrix.
 */
public final class Lu {
  private static final int THREADS = 2;
  private static final int SIZE = 3;
  private static final int PRIME = 13;
  private static final int[][] MATRIX = {{2, 5, 1}, {7, 3, 4}, {6, 1, 8}};

  private final boolean contiguous;
  private final Variant variant;
  private final int[][] rows = new int[SIZE][SIZE];
  private final int[] cells = new int[SIZE * SIZE];
  private final Barrier barrier = new Barrier(THREADS);

  private Lu(Variant variant, boolean contiguous) {
    this.variant = variant;
    this.contiguous = contiguous;
  }

  public static void main(String[] arguments) throws InterruptedException {
    Lu lu = new Lu(Variant.of(arguments), !arguments[1].equals("scattered"));
    for (int r = 0; r < SIZE; r++) {
      for (int c = 0; c < SIZE; c++) {
        lu.set(r, c, MATRIX[r][c]);
      }
    }
    Crew.run(THREADS, lu.variant, lu::work);
    lu.check();
  }

  private int get(int row, int column) {
    return contiguous ? rows[row][column] : cells[column * SIZE + row];
  }

  private void set(int row, int column, int value) {
    if (contiguous) {
      rows[row][column] = value;
    } else {
      cells[column * SIZE + row] = value;
    }
  }

  private void work(int thread) throws InterruptedException {
    for (int pivot = 0; pivot < SIZE - 1; pivot++) {
      int inverse = inverse(get(pivot, pivot));
      for (int row = pivot + 1; row < SIZE; row++) {
        if (row % THREADS == thread) {
          eliminate(pivot, inverse, row);
        }
      }
      if (!variant.has("barrier")) {
        barrier.await();
      }
    }
  }

  private void eliminate(int pivot, int inverse, int row) {
    int factor = get(row, pivot) * inverse % PRIME;
    set(row, pivot, factor);
    for (int column = pivot + 1; column < SIZE; column++) {
      int left = get(row, column) - factor * get(pivot, column);
      set(row, column, Math.floorMod(left, PRIME));
    }
  }

  private static int inverse(int value) {
    for (int candidate = 1; candidate < PRIME; candidate++) {
      if (value * candidate % PRIME == 1) {
        return candidate;
      }
    }
    throw new ArithmeticException(value + " has no inverse");
  }

  private void check() {
    for (int r = 0; r < SIZE; r++) {
      for (int c = 0; c < SIZE; c++) {
        int sum = r <= c ? get(r, c) : 0;
        for (int k = 0; k < Math.min(r, c + 1); k++) {
          sum += get(r, k) * get(k, c);
        }
        if (sum % PRIME != MATRIX[r][c]) {
          throw new AssertionError("the factors do not make up " + r + ", " + c);
        }
      }
    }
  }
}
