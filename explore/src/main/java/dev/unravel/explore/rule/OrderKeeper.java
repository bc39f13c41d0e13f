package dev.unravel.explore.rule;

import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.trace.Operation;
import dev.unravel.wire.Rule;
import dev.unravel.wire.Rule.Lines;
import java.util.Arrays;

/** A latch that the program does not have: nobody passes one place before another was reached. */
final class OrderKeeper extends Keeper {
  private final Lines[] first;
  private final Lines[] then;
  private final boolean untilEnd;
  private boolean open;

  /** By thread: whether it is about to act in the place to wait at. */
  private boolean[] waits = new boolean[16];

  /** By thread: whether it is about to act, or has acted, in the place that comes first. */
  private boolean[] comes = new boolean[16];

  OrderKeeper(Rule.Awaited rule) {
    first = new Lines[] {rule.first()};
    then = new Lines[] {rule.then()};
    untilEnd = rule.ended();
  }

  @Override
  void begin() {
    super.begin();
    open = false;
    Arrays.fill(waits, false);
    Arrays.fill(comes, false);
  }

  @Override
  boolean allows(ControlledThread t) {
    return open || t.id() >= waits.length || !waits[t.id()];
  }

  @Override
  protected void sawAnnouncement(ControlledThread c) {
    int id = c.id();
    if (id >= waits.length) {
      waits = Arrays.copyOf(waits, 2 * id);
      comes = Arrays.copyOf(comes, 2 * id);
    }
    if (c.operation() == Operation.END) {
      waits[id] = false;
      return;
    }
    StackTraceElement at = place(frames(c));
    waits[id] = at != null && find(then, at) >= 0;
    boolean now = at != null && find(first, at) >= 0;
    comes[id] = now || untilEnd && comes[id];
    if (waits[id] || now) {
      c.offers = true;
    }
  }

  private static StackTraceElement place(StackTraceElement[] stack) {
    return stack.length == 0 ? null : stack[0];
  }

  @Override
  protected void sawAction(ControlledThread t) {
    int id = t.id();
    if (id >= waits.length) {
      return;
    }
    if (waits[id] && !open) {
      breakRule();
    }
    if (comes[id] && (!untilEnd || t.operation() == Operation.END)) {
      open = true;
    }
  }
}
