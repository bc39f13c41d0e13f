package dev.unravel.conformance.programs.forkjoin;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** A forked task and its parent race for a plain field. Without x=1 nothing was ever stolen. */
@Outcomes(
    value = {"x=1", "x=2"},
    large = true)
public final class ForkedTaskRacesWithItsParent {
  private int x;

  private static final class Increment extends RecursiveAction {
    private final transient ForkedTaskRacesWithItsParent program;
    private final boolean fork;

    Increment(ForkedTaskRacesWithItsParent program, boolean fork) {
      this.program = program;
      this.fork = fork;
    }

    @Override
    protected void compute() {
      if (fork) {
        Increment child = new Increment(program, false);
        child.fork();
        program.x++;
        child.join();
      } else {
        program.x++;
      }
    }
  }

  public static void main(String[] args) {
    ForkedTaskRacesWithItsParent p = new ForkedTaskRacesWithItsParent();
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.invoke(new Increment(p, true));
    pool.shutdown();
    System.out.println("x=" + p.x);
  }
}
