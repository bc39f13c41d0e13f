package dev.unravel.prove;

import dev.unravel.prove.path.Choice;
import dev.unravel.prove.path.Course;
import dev.unravel.prove.path.DepartedException;
import java.util.List;

/** Runs the program whose schedules are in question. */
public interface Executions {

  /**
   * Runs it with a certain schedule to begin with, and then somehow.
   *
   * @throws DepartedException if the schedule cannot be followed, or something happens that cannot
   *     be said in steps
   */
  Course run(List<Choice> schedule);
}
