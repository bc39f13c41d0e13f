package dev.unravel.conformance.random;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Leaves threads and statements out of a program as long as something about it stays true. */
final class Shrinker {
  private Shrinker() {}

  /**
   * A program from which nothing more can be left out.
   *
   * @param most how many programs may be tried
   */
  static RandomProgram shrink(
      RandomProgram program, Predicate<RandomProgram> interesting, int most) {
    RandomProgram best = program;
    int tried = 0;
    for (boolean again = true; again; ) {
      again = false;
      for (RandomProgram smaller : smaller(best)) {
        if (tried++ >= most) {
          return best;
        }
        if (interesting.test(smaller)) {
          best = smaller;
          again = true;
          break;
        }
      }
    }
    return best;
  }

  private static List<RandomProgram> smaller(RandomProgram program) {
    List<RandomProgram> all = new ArrayList<>();
    List<List<Statement>> threads = program.threads();
    for (int t = 0; t < threads.size(); t++) {
      if (threads.size() > 2) {
        List<List<Statement>> fewer = new ArrayList<>(threads);
        fewer.remove(t);
        all.add(program.withThreads(fewer));
      }
      for (int i = 0; i < threads.get(t).size(); i++) {
        List<Statement> less = new ArrayList<>(threads.get(t));
        Statement removed = less.remove(i);
        all.add(program.withThreads(with(threads, t, less)));
        for (Statement part : removed.smaller()) {
          List<Statement> other = new ArrayList<>(threads.get(t));
          other.set(i, part);
          all.add(program.withThreads(with(threads, t, other)));
        }
      }
    }
    if (program.runner() != RandomProgram.Runner.THREADS) {
      all.add(program.withRunner(RandomProgram.Runner.THREADS));
    }
    return all;
  }

  private static List<List<Statement>> with(
      List<List<Statement>> threads, int t, List<Statement> thread) {
    List<List<Statement>> all = new ArrayList<>(threads);
    all.set(t, thread);
    return all;
  }
}
