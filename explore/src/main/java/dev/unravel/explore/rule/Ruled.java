package dev.unravel.explore.rule;

import dev.unravel.explore.strategy.SearchStrategy;
import dev.unravel.runtime.schedule.ActionListener;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Strategy;
import dev.unravel.wire.Rule;
import java.util.ArrayList;
import java.util.List;

/**
 * A strategy whose threads keep to rules: those that a rule holds back are not among the ones it
 * may pick. Where a rule holds back everybody, nothing would go on in a program changed like that,
 * and the execution ends.
 */
public final class Ruled implements SearchStrategy {
  /** How an execution ends in which a rule holds back all threads that could act. */
  public static final String STANDSTILL = "the threads would wait for each other for ever";

  private final Strategy inner;
  private final Keeper[] keepers;
  private ControlledThread[] allowed = new ControlledThread[16];
  private int[] places = new int[16];
  private boolean standstill;

  public Ruled(Strategy inner, List<Rule> rules) {
    this.inner = inner;
    List<Keeper> all = new ArrayList<>();
    for (Rule rule : rules) {
      if (rule instanceof Rule.OneAtATime one) {
        all.add(new RegionKeeper(one));
      } else if (rule instanceof Rule.Awaited awaited) {
        all.add(new OrderKeeper(awaited));
      }
    }
    keepers = all.toArray(new Keeper[0]);
  }

  /** Who has to hear of the actions, for the rules. */
  public List<ActionListener> listeners() {
    return List.of(keepers);
  }

  /** Whether it came to a standstill, or went on only against a rule. */
  public boolean stoodStill() {
    for (Keeper keeper : keepers) {
      if (keeper.isBroken()) {
        return true;
      }
    }
    return standstill;
  }

  @Override
  public String name() {
    return "ruled";
  }

  @Override
  public void begin() {
    standstill = false;
    for (Keeper keeper : keepers) {
      keeper.begin();
    }
    inner.begin();
  }

  @Override
  public int pickThread(ControlledThread[] enabled, int count, ControlledThread running) {
    if (count > allowed.length) {
      allowed = new ControlledThread[2 * count];
      places = new int[2 * count];
    }
    int left = 0;
    ControlledThread goesOn = null;
    for (int i = 0; i < count; i++) {
      if (allows(enabled[i])) {
        goesOn = enabled[i] == running ? running : goesOn;
        places[left] = i;
        allowed[left++] = enabled[i];
      }
    }
    if (left == 0) {
      standstill = true;
      return -1;
    }
    if (left == 1) {
      return places[0];
    }
    int picked = inner.pickThread(allowed, left, goesOn);
    return picked < 0 ? picked : places[picked];
  }

  private boolean allows(ControlledThread t) {
    for (Keeper keeper : keepers) {
      if (!keeper.allows(t)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int pick(int bound) {
    return inner.pick(bound);
  }

  @Override
  public String departure() {
    return standstill ? STANDSTILL : inner.departure();
  }
}
