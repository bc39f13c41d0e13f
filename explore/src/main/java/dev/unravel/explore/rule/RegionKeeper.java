package dev.unravel.explore.rule;

import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.trace.Operation;
import dev.unravel.wire.Rule;
import dev.unravel.wire.Rule.Lines;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * A lock that the program does not have. A thread takes it with its first action in one of the
 * regions, and gives it back when it is about to act outside, or in the next round of a loop: then
 * it is back at an earlier line, or at a place where it has been. Where that is in doubt the lock
 * is given back too early, never too late, so that whatever it keeps out a real one would keep out.
 */
final class RegionKeeper extends Keeper {
  private static final int NOBODY = -1;

  private final Lines[] regions;
  private final Lines[] single;
  private final boolean readsOnly;
  private int holder;

  /** By thread: the line of the region that it is about to act at, 0 for none. */
  private int[] lines = new int[16];

  /** By thread: whether its next action is a region of its own. */
  private boolean[] alone = new boolean[16];

  /** By thread: the region that it is about to act in. */
  private int[] inRegions = new int[16];

  private int region;
  private int heldRegion;
  private int lastLine;

  /** By thread: the calls that it is about to act in, as a number. */
  private long[] visits = new long[16];

  private final Set<Long> done = new HashSet<>();

  RegionKeeper(Rule.OneAtATime rule) {
    regions = rule.regions().toArray(new Lines[0]);
    single = rule.single().toArray(new Lines[0]);
    readsOnly = rule.reads();
  }

  @Override
  void begin() {
    super.begin();
    holder = NOBODY;
    Arrays.fill(lines, 0);
    Arrays.fill(alone, false);
  }

  @Override
  boolean allows(ControlledThread t) {
    return holder == NOBODY || holder == t.id() || !isKept(t);
  }

  private boolean isKept(ControlledThread t) {
    return t.id() < lines.length && (lines[t.id()] > 0 || alone[t.id()]);
  }

  @Override
  protected void sawAnnouncement(ControlledThread c) {
    int id = c.id();
    if (id >= lines.length) {
      lines = Arrays.copyOf(lines, 2 * id);
      alone = Arrays.copyOf(alone, 2 * id);
      inRegions = Arrays.copyOf(inRegions, 2 * id);
      visits = Arrays.copyOf(visits, 2 * id);
    }
    StackTraceElement[] stack = frames(c);
    region = -1;
    lines[id] = c.operation() == Operation.END ? 0 : lineInRegion(stack);
    alone[id] = lines[id] == 0 && isSingle(stack);
    if (readsOnly && lines[id] > 0 && c.operation() != Operation.READ) {
      lines[id] = 0;
      alone[id] = true;
    }
    visits[id] = lines[id] > 0 ? visit(c) : 0;
    boolean again = region != heldRegion || lines[id] < lastLine || done.contains(visits[id]);
    if (holder == id && (lines[id] == 0 || again)) {
      holder = NOBODY;
    }
    inRegions[id] = region;
    if (isKept(c)) {
      c.offers = true;
    }
  }

  /** The line of the outermost frame that is in a region, which is noted; or 0. */
  private int lineInRegion(StackTraceElement[] stack) {
    for (int i = stack.length - 1; i >= 0; i--) {
      region = find(regions, stack[i]);
      if (region >= 0) {
        return stack[i].getLineNumber();
      }
    }
    return 0;
  }

  /** A place and the calls that led there: two calls in one line are two visits. */
  private static long visit(ControlledThread t) {
    return 31L * calls() + t.site();
  }

  private boolean isSingle(StackTraceElement[] stack) {
    return stack.length > 0 && find(single, stack[0]) >= 0;
  }

  @Override
  protected void sawAction(ControlledThread t) {
    if (!isKept(t)) {
      return;
    }
    if (holder != NOBODY && holder != t.id()) {
      breakRule();
      return;
    }
    if (alone[t.id()]) {
      return;
    }
    if (holder == NOBODY) {
      done.clear();
    }
    holder = t.id();
    heldRegion = inRegions[t.id()];
    lastLine = lines[t.id()];
    done.add(visits[t.id()]);
  }
}
