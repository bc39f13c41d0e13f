package dev.unravel.conformance.programs.spinning;

import dev.unravel.conformance.Outcomes;

/** A thread spins in the branch that it has taken, up to a number that it read before. */
@Outcomes(
    value = {"polite=false limit=1", "polite=true limit=1", "polite=true limit=2"},
    large = true)
public final class SpinsInEachBranch {
  private boolean polite;
  private volatile int limit = 1;
  private volatile int done;

  private void work() {
    polite = true;
    limit = 2;
    done = 1;
    done = 2;
  }

  public static void main(String[] args) throws InterruptedException {
    SpinsInEachBranch p = new SpinsInEachBranch();
    Thread t = new Thread(p::work);
    t.start();
    boolean polite = p.polite;
    int limit;
    if (polite) {
      limit = p.limit;
      while (p.done < limit) {
        Thread.yield();
      }
    } else {
      limit = 1;
      while (p.done < limit) {
        Thread.onSpinWait();
      }
    }
    while (p.done < 2) {}
    t.join();
    System.out.println("polite=" + polite + " limit=" + limit);
  }
}
