/**
 * Draws spheres in parallel by rows and adds up a checksum of the picture in a field that nothing
 * guards.
 */
public class Main {
  static final int THREADS = 2;
  static final double[][] SPHERES = {
    {0, 0, 5, 1}, {1.2, 0.4, 4, 0.5}, {-1.1, -0.3, 6, 0.8}, {0.3, 1.2, 7, 1.1}
  };

  static long checksum;

  public static void main(String[] args) throws Exception {
    int size = args.length == 0 ? 4 : Integer.parseInt(args[0]);
    long[] own = new long[THREADS];
    Thread[] threads = new Thread[THREADS];
    for (int t = 0; t < THREADS; t++) {
      int number = t;
      threads[t] = new Thread(() -> own[number] = draw(number, size), "drawer-" + t);
      threads[t].start();
    }
    long expected = 0;
    for (int t = 0; t < THREADS; t++) {
      threads[t].join();
      expected += own[t];
    }
    if (checksum != expected) {
      System.out.println("FAIL " + checksum + ", not " + expected);
      System.exit(1);
    }
    System.out.println("PASS " + checksum);
  }

  static long draw(int number, int size) {
    long own = 0;
    for (int y = number; y < size; y += THREADS) {
      long row = 0;
      for (int x = 0; x < size; x++) {
        row += shade((2.0 * x - size) / size, (2.0 * y - size) / size);
      }
      own += row;
      checksum += row;
    }
    return own;
  }

  /** Brightness of the sphere that is hit first by the ray through a point of the screen. */
  static int shade(double x, double y) {
    double length = Math.sqrt(x * x + y * y + 4);
    double dx = x / length;
    double dy = y / length;
    double dz = 2 / length;
    double nearest = Double.MAX_VALUE;
    int brightness = 0;
    for (double[] s : SPHERES) {
      double along = dx * s[0] + dy * s[1] + dz * s[2];
      double square = s[0] * s[0] + s[1] * s[1] + s[2] * s[2] - along * along;
      double half = s[3] * s[3] - square;
      double distance = along - Math.sqrt(Math.max(0, half));
      if (half > 0 && distance < nearest) {
        nearest = distance;
        double normal = (dx * distance - s[0]) - (dy * distance - s[1]) - (dz * distance - s[2]);
        brightness = (int) (100 + 100 * normal / s[3]);
      }
    }
    // No place is quite dark, so that each row counts.
    return Math.max(1, brightness);
  }
}
