package dev.unravel.step.console;

import com.sun.jdi.StackFrame;
import com.sun.jdi.ThreadReference;
import dev.unravel.step.DebugProxy;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * Steps through an execution without a debugger, back and forth. To step back is to run the
 * execution again, which does the same every time, and to stop one move earlier.
 */
public final class StepConsole {
  /** Runs the execution from its start. */
  public interface Runs {
    /**
     * Starts a run, which takes the place of the last one.
     *
     * @param clock the clock value to stop at; without one it stops at the target's first line
     */
    DebugProxy start(OptionalLong clock);
  }

  /** A position in the execution, by the way to get there. */
  private record Position(OptionalLong start, List<Move> moves) {
    Position after(Move move) {
      List<Move> all = new ArrayList<>(moves);
      all.add(move);
      return new Position(start, List.copyOf(all));
    }
  }

  private final Runs runs;
  private final long lastClock;
  private final Consumer<String> out;
  private final Deque<Position> path = new ArrayDeque<>();
  private ConsoleSession session;
  private boolean ended;

  /**
   * @param runs makes the execution run
   * @param lastClock the clock value at which it ends
   * @param out takes lines of text
   */
  public StepConsole(Runs runs, long lastClock, Consumer<String> out) {
    this.runs = runs;
    this.lastClock = lastClock;
    this.out = out;
  }

  /** Does what the lines say, until there are no more or one says to leave. */
  public void run(OptionalLong start, BufferedReader lines, Runnable prompt) throws IOException {
    goTo(new Position(start, List.of()));
    try {
      for (; ; ) {
        prompt.run();
        String line = lines.readLine();
        if (line == null || !obey(line)) {
          return;
        }
      }
    } finally {
      session.close();
    }
  }

  /** Returns whether to go on. */
  private boolean obey(String line) throws IOException {
    try {
      ConsoleCommand command = ConsoleCommand.parse(line);
      if (command instanceof ConsoleCommand.Go go) {
        repeat(go.move(), go.times());
      } else if (command instanceof ConsoleCommand.Leap leap) {
        leap(leap.clock());
      } else if (command instanceof ConsoleCommand.Back back) {
        back(back.moves());
      } else if (command instanceof ConsoleCommand.Where where) {
        where(where.all());
      } else if (command instanceof ConsoleCommand.Print print) {
        print(print.expression());
      } else if (command instanceof ConsoleCommand.Help) {
        ConsoleCommand.HELP.forEach(out);
      }
      return !(command instanceof ConsoleCommand.Quit);
    } catch (ConsoleException wrong) {
      out.accept(wrong.getMessage());
      return true;
    }
  }

  private void repeat(Move move, long times) {
    mustRun();
    for (long left = times; left > 0 && !ended; left--) {
      go(move);
    }
  }

  private void go(Move move) {
    mustRun();
    Optional<Stop> stop = session.go(move);
    path.push(path.element().after(move));
    tell(stop);
  }

  private void tell(Optional<Stop> stop) {
    ended = stop.isEmpty();
    out.accept(stop.map(Stop::toString).orElse("the execution is over; back goes back"));
  }

  private void mustRun() {
    if (ended) {
      throw new ConsoleException("the execution is over; back goes back");
    }
  }

  private void leap(long clock) throws IOException {
    if (clock > lastClock) {
      throw new ConsoleException("the execution ends at clock " + lastClock);
    }
    goTo(new Position(OptionalLong.of(clock), List.of()));
  }

  private void back(long moves) throws IOException {
    if (moves >= path.size()) {
      throw new ConsoleException("there is no place so far back");
    }
    for (long left = moves; left > 0; left--) {
      path.pop();
    }
    goTo(path.pop());
  }

  private void goTo(Position position) throws IOException {
    if (session != null) {
      session.close();
    }
    session = ConsoleSession.open(runs.start(position.start()));
    path.push(position);
    Optional<Stop> stop = Optional.of(session.now());
    for (Move move : position.moves()) {
      stop = session.go(move);
    }
    tell(stop);
  }

  private void where(boolean all) {
    mustRun();
    List<ThreadReference> threads = all ? session.threads() : List.of(session.thread());
    for (ThreadReference thread : threads) {
      out.accept(thread.name() + (thread.equals(session.thread()) ? "" : ", frozen"));
      for (StackFrame frame : ConsoleSession.frames(thread)) {
        out.accept("  at " + Stop.text(frame.location()));
      }
    }
  }

  private void print(String expression) {
    mustRun();
    ThreadReference thread = session.thread();
    out.accept(
        expression + " = " + ValueText.of(new NamedVariables(thread).value(expression), thread));
  }
}
