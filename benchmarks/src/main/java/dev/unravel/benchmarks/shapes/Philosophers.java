package dev.unravel.benchmarks.shapes;

/**
 * Philosophers who all take the left fork first. Known from Dijkstra, in SCTBench as CS.din_philN.
 * All must hold one fork at the same time. One preemption is enough, if the others then come in the
 * one order in which each finds its second fork taken: the depth is the number of philosophers.
 */
public final class Philosophers {
  private final Object[] forks;
  private int meals;

  private Philosophers(int count) {
    forks = new Object[count];
    for (int i = 0; i < count; i++) {
      forks[i] = new Object();
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    int count = Team.number(arguments, 3);
    Philosophers shape = new Philosophers(count);
    Team.Body[] bodies = new Team.Body[count];
    for (int i = 0; i < count; i++) {
      int seat = i;
      bodies[i] = () -> shape.eat(seat);
    }
    Team.run(bodies);
  }

  private void eat(int seat) {
    synchronized (forks[seat]) {
      synchronized (forks[(seat + 1) % forks.length]) {
        meals++;
      }
    }
  }
}
