package dev.unravel.diagnose.remedy;

import dev.unravel.diagnose.facts.Facts;
import dev.unravel.trace.Location;
import dev.unravel.wire.Rule.Lines;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The source lines of actions, as rules are about them. */
public final class SourceLines {
  private final Facts facts;

  public SourceLines(Facts facts) {
    this.facts = facts;
  }

  /** From one action of a thread to a later one, in the innermost call that both are part of. */
  public Optional<Lines> region(int first, int second) {
    return region(facts.stack(first), facts.stack(second));
  }

  /** The same with stacks, innermost frame first. */
  public static Optional<Lines> region(List<Location> first, List<Location> second) {
    List<Location> a = outermostFirst(first);
    List<Location> b = outermostFirst(second);
    int common = 0;
    while (common < Math.min(a.size(), b.size()) && a.get(common).equals(b.get(common))) {
      common++;
    }
    if (common < Math.min(a.size(), b.size()) && sameMethod(a.get(common), b.get(common))) {
      Location from = a.get(common);
      Location to = b.get(common);
      return lines(
          from, from.method(), Math.min(from.line(), to.line()), Math.max(from.line(), to.line()));
    }
    return common == 0 ? Optional.empty() : line(a.get(common - 1));
  }

  /** The line of an action. */
  public Optional<Lines> line(int action) {
    return facts.place(action).flatMap(SourceLines::line);
  }

  public static Optional<Lines> line(Location at) {
    return lines(at, at.method(), at.line(), at.line());
  }

  /** The lines of some actions, each once, but for those in some regions. */
  public List<Lines> lines(Collection<Integer> actions, List<Lines> without) {
    Set<Lines> all = new LinkedHashSet<>();
    for (int action : actions) {
      Location at = facts.place(action).orElse(null);
      boolean known =
          at == null
              || without.stream().anyMatch(r -> r.contain(at.file(), at.method(), at.line()));
      if (!known) {
        line(at).ifPresent(all::add);
      }
    }
    return new ArrayList<>(all);
  }

  /**
   * The methods that actions are in, each once.
   *
   * @param up how many calls further out
   */
  public List<Lines> methods(Collection<Integer> actions, int up) {
    Set<Lines> all = new LinkedHashSet<>();
    for (int action : actions) {
      List<Location> frames = outermostFirst(facts.stack(action));
      int depth = frames.size() - 1 - up;
      if (depth >= 0) {
        Location at = frames.get(depth);
        lines(at, at.method(), 1, Integer.MAX_VALUE).ifPresent(all::add);
      }
    }
    return new ArrayList<>(all);
  }

  private static Optional<Lines> lines(Location at, String method, int from, int to) {
    return at.file().isEmpty() || from <= 0
        ? Optional.empty()
        : Optional.of(new Lines(at.file(), method, from, to));
  }

  private static boolean sameMethod(Location a, Location b) {
    return a.className().equals(b.className()) && a.method().equals(b.method());
  }

  /** The target's own, without those of lambdas as objects, which not every stack has. */
  private static List<Location> outermostFirst(List<Location> stack) {
    List<Location> frames = new ArrayList<>();
    for (int i = stack.size() - 1; i >= 0; i--) {
      if (!stack.get(i).inJdk() && !stack.get(i).file().isEmpty()) {
        frames.add(stack.get(i));
      }
    }
    return frames;
  }
}
