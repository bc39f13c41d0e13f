import java.util.concurrent.CyclicBarrier;

/**
 * Molecular dynamics: particles that attract and repel each other (Lennard-Jones), in parallel by
 * particles. The threads add their shares of the potential energy and of the number of interactions
 * to two fields, and nothing guards these.
 */
public class Main {
  static final int THREADS = 2;
  static final double REACH = 9;
  static final double STEP = 0.0005;

  static double[][] place;
  static double[][] speed;
  static double[][] force;
  static double energy;
  static long interactions;

  /** What each thread had to add, for the check at the end. */
  static final double[] ownEnergy = new double[THREADS];

  static final long[] ownInteractions = new long[THREADS];

  public static void main(String[] args) throws Exception {
    int particles = args.length == 0 ? 6 : Integer.parseInt(args[0]);
    int steps = args.length == 0 ? 1 : 20;
    grid(particles);
    CyclicBarrier barrier = new CyclicBarrier(THREADS);
    Thread[] threads = new Thread[THREADS];
    for (int t = 0; t < THREADS; t++) {
      int number = t;
      threads[t] = new Thread(() -> simulate(number, steps, barrier), "mover-" + t);
      threads[t].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    double expected = 0;
    long count = 0;
    for (int t = 0; t < THREADS; t++) {
      expected += ownEnergy[t];
      count += ownInteractions[t];
    }
    if (interactions != count || Math.abs(energy - expected) > 1e-6 * Math.abs(expected)) {
      System.out.println("FAIL " + energy + " " + expected + " " + interactions + " " + count);
      System.exit(1);
    }
    System.out.println("PASS " + energy + " " + interactions);
  }

  static void grid(int particles) {
    place = new double[particles][3];
    speed = new double[particles][3];
    force = new double[particles][3];
    int side = (int) Math.ceil(Math.cbrt(particles));
    for (int i = 0; i < particles; i++) {
      place[i][0] = 1.1 * (i % side);
      place[i][1] = 1.1 * (i / side % side);
      place[i][2] = 1.1 * (i / side / side);
    }
  }

  static void simulate(int number, int steps, CyclicBarrier barrier) {
    for (int step = 0; step < steps; step++) {
      pull(number);
      await(barrier);
      move(number);
      await(barrier);
    }
  }

  static void await(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (Exception broken) {
      throw new IllegalStateException(broken);
    }
  }

  static void pull(int number) {
    double potential = 0;
    long count = 0;
    for (int i = number; i < place.length; i += THREADS) {
      double[] sum = new double[3];
      for (int j = 0; j < place.length; j++) {
        double dx = place[i][0] - place[j][0];
        double dy = place[i][1] - place[j][1];
        double dz = place[i][2] - place[j][2];
        double square = dx * dx + dy * dy + dz * dz;
        if (i != j && square < REACH) {
          double inverse = 1 / square;
          double sixth = inverse * inverse * inverse;
          double pull = 48 * inverse * sixth * (sixth - 0.5);
          potential += 2 * sixth * (sixth - 1);
          sum[0] += dx * pull;
          sum[1] += dy * pull;
          sum[2] += dz * pull;
          count++;
        }
      }
      force[i] = sum;
    }
    ownEnergy[number] += potential;
    ownInteractions[number] += count;
    energy += potential;
    interactions += count;
  }

  static void move(int number) {
    for (int i = number; i < place.length; i += THREADS) {
      for (int axis = 0; axis < 3; axis++) {
        speed[i][axis] += STEP * force[i][axis];
        place[i][axis] += STEP * speed[i][axis];
      }
    }
  }
}
