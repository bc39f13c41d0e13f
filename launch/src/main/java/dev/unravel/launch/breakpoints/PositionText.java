package dev.unravel.launch.breakpoints;

import dev.unravel.diagnose.breakpoints.Position;
import dev.unravel.diagnose.breakpoints.Visit;
import dev.unravel.trace.Location;
import java.util.ArrayList;
import java.util.List;

/** Positions in the language of breakpoint files. */
final class PositionText {
  private PositionText() {}

  static String of(Visit visit) {
    Position position = visit.position();
    List<String> conditions = new ArrayList<>();
    if (!visit.thread().isEmpty()) {
      conditions.add("thread " + quoted(visit.thread()));
    }
    position.caller().ifPresent(caller -> conditions.add("caller " + quoted(method(caller))));
    if (visit.earlier() > 0) {
      conditions.add("ignore-first " + visit.earlier());
    }
    return place(position)
        + (conditions.isEmpty() ? "" : " [" + String.join(", ", conditions) + "]");
  }

  static String place(Position position) {
    Location at = position.at();
    boolean hasLine = at.line() > 0;
    String line = at.className() + ":" + at.line();
    return switch (position.access()) {
      case READ, WRITE ->
          (position.access() == Position.Access.READ ? "read " : "write ")
              + position.member()
              + " in "
              + (hasLine ? line : method(at) + "()");
      case CALL -> "call " + position.member() + " in " + (hasLine ? line : method(at) + "()");
      case ANY -> hasLine ? line : "enter " + method(at);
    };
  }

  private static String method(Location at) {
    return at.className() + "." + at.method();
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
