import java.util.SplittableRandom;

/**
 * The price of an option by simulating the course of a share many times, in parallel. The threads
 * count the simulations and add up their results in fields that nothing guards.
 */
public class Main {
  static final int THREADS = 2;
  static final int BATCHES = 4;
  static final double STRIKE = 100;

  static double payoff;
  static int done;

  public static void main(String[] args) throws Exception {
    int paths = args.length == 0 ? 2 : Integer.parseInt(args[0]);
    int days = args.length == 0 ? 3 : 250;
    Thread[] threads = new Thread[THREADS];
    for (int t = 0; t < THREADS; t++) {
      int number = t;
      threads[t] = new Thread(() -> simulate(number, paths, days), "trader-" + t);
      threads[t].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    if (done != THREADS * BATCHES) {
      System.out.println("FAIL " + done);
      System.exit(1);
    }
    System.out.println("PASS " + payoff / done);
  }

  static void simulate(int number, int paths, int days) {
    SplittableRandom random = new SplittableRandom(number);
    for (int batch = 0; batch < BATCHES; batch++) {
      double sum = 0;
      for (int path = 0; path < paths / BATCHES + 1; path++) {
        sum += Math.max(0, course(random, days) - STRIKE);
      }
      payoff += sum;
      done++;
    }
  }

  static double course(SplittableRandom random, int days) {
    double price = 100;
    for (int day = 0; day < days; day++) {
      double noise = random.nextDouble() + random.nextDouble() + random.nextDouble() - 1.5;
      price *= Math.exp(0.0002 + 0.02 * noise);
    }
    return price;
  }
}
