package dev.unravel.trace;

import java.util.List;

/**
 * A run as it happened: what the schedule does not decide, and what a replay must come to. It has
 * too many actions to list them; what each interval did is summed up in its mark.
 *
 * @param marks one for each interval of the schedule
 * @param output a hash of what the target printed
 * @param inputs what it was told
 */
public record Recording(List<Mark> marks, int output, Inputs inputs) {
  public Recording {
    marks = List.copyOf(marks);
  }
}
