package dev.unravel.agent.breakpoints.file;

import dev.unravel.agent.breakpoints.condition.Expression;
import java.util.List;
import java.util.Optional;

/**
 * A breakpoint as a file defines it.
 *
 * @param line where in the file
 * @param positions in the order in which threads go on from them
 */
public record Definition(
    Kind kind,
    String name,
    int line,
    List<Position> positions,
    Optional<Expression> condition,
    Settings settings) {
  /** Whether the first position only says that a thread is in the middle of a block. */
  public boolean opensBlock() {
    return kind == Kind.ATOMICITY && positions.size() == 3;
  }
}
