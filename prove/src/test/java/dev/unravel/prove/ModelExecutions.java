package dev.unravel.prove;

import dev.unravel.prove.path.Choice;
import dev.unravel.prove.path.Course;
import dev.unravel.prove.path.DepartedException;
import dev.unravel.prove.path.ThreadStep;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** Runs a {@link ModelProgram}: once by a schedule, or in every way there is. */
public final class ModelExecutions implements Executions {
  private final ModelProgram program;
  private final Random random;

  /**
   * @param seed decides how executions go on where nobody says how
   */
  public ModelExecutions(ModelProgram program, long seed) {
    this.program = program;
    this.random = new Random(seed);
  }

  @Override
  public Course run(List<Choice> schedule) {
    List<ThreadStep> deeds = new ArrayList<>();
    ModelState state = new ModelState(program, deeds);
    for (Choice choice : schedule) {
      if (!state.enabled(choice.thread())) {
        throw new DepartedException("cannot act", choice.thread());
      }
      state.act(choice.thread(), choice.pick());
    }
    for (int[] enabled = enabled(state); enabled.length > 0; enabled = enabled(state)) {
      int thread = enabled[random.nextInt(enabled.length)];
      state.act(thread, random.nextInt(state.picks(thread)));
    }
    return new Course(deeds, state.failed() || !state.allEnded());
  }

  private int[] enabled(ModelState state) {
    return IntStream.range(0, program.threads().size()).filter(state::enabled).toArray();
  }

  /**
   * What can come of a program.
   *
   * @param fails whether it can fail or get stuck
   * @param finals what the variables can hold at the end
   */
  record Everything(boolean fails, Set<List<Long>> finals) {}

  /** Brute force. */
  Everything everything() {
    boolean fails = false;
    Set<List<Long>> finals = new HashSet<>();
    Set<List<Object>> seen = new HashSet<>();
    List<ModelState> open = new ArrayList<>();
    open.add(new ModelState(program, null));
    while (!open.isEmpty()) {
      ModelState state = open.remove(open.size() - 1);
      int[] enabled = enabled(state);
      if (enabled.length == 0) {
        fails |= state.failed() || !state.allEnded();
        finals.add(state.memory());
      }
      for (int thread : enabled) {
        for (int pick = 0; pick < state.picks(thread); pick++) {
          ModelState after = state.copy();
          after.act(thread, pick);
          if (seen.add(after.key())) {
            open.add(after);
          }
        }
      }
    }
    return new Everything(fails, finals);
  }
}
