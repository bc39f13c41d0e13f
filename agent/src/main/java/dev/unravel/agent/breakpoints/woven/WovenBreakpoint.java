package dev.unravel.agent.breakpoints.woven;

import dev.unravel.agent.breakpoints.condition.Conjunction;
import dev.unravel.agent.breakpoints.condition.Expression;
import dev.unravel.agent.breakpoints.condition.SeenState;
import dev.unravel.agent.breakpoints.file.BreakpointSettings;
import dev.unravel.agent.breakpoints.file.Definition;
import dev.unravel.api.engine.Agreement;
import dev.unravel.api.engine.Arrival;
import dev.unravel.api.engine.Callers;
import dev.unravel.api.engine.HeldLocks;
import dev.unravel.api.engine.HitLimits;
import dev.unravel.api.engine.MeetingPlace;
import dev.unravel.api.engine.OpenArrivals;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * A breakpoint of a file at work. Parts of its condition that concern one position alone decide
 * before the thread waits; the rest, when threads could meet.
 *
 * <p>Ranks are not always positions: where the first position opens a block, it only arms the
 * thread that passes it, and the second and third are ranks 0 and 1.
 */
public final class WovenBreakpoint implements Agreement {
  private final Definition definition;
  private final MeetingPlace meeting;
  private final HitLimits limits;
  private final AtomicLongArray reached;
  private final List<Expression> alone;
  private final Optional<Expression> together;

  /** How many positions come before the one of rank 0. */
  private final int opening;

  /** What a thread saw when it passed the opening position. */
  private final ThreadLocal<SeenState> opened = new ThreadLocal<>();

  private final WeavingStatus[] status;
  private final Listener listener;

  /** Told of hits. */
  public interface Listener {
    void hit();
  }

  public WovenBreakpoint(Definition definition, Listener listener) {
    this.definition = definition;
    this.listener = listener;
    this.meeting = new MeetingPlace(definition.name());
    this.limits = new HitLimits(definition.settings().atMost(), definition.settings().pauses());
    this.opening = definition.opensBlock() ? 1 : 0;
    int positions = definition.positions().size();
    this.reached = new AtomicLongArray(positions);
    Conjunction parts = Conjunction.of(definition.condition());
    this.alone = parts.alone();
    this.together = parts.together();
    this.status = new WeavingStatus[positions];
    for (int i = 0; i < positions; i++) {
      status[i] = new WeavingStatus();
    }
  }

  public Definition definition() {
    return definition;
  }

  public MeetingPlace meeting() {
    return meeting;
  }

  public WeavingStatus status(int position) {
    return status[position];
  }

  public long reached(int position) {
    return reached.get(position);
  }

  /** Whether it is about threads of a name at some of the positions. */
  boolean concerns(int positions, String thread) {
    boolean concerned = false;
    for (int p = 0; p < status.length; p++) {
      if ((positions & 1 << p) != 0) {
        if (isNamed(definition.positions().get(p).settings(), thread)
            && isNamed(definition.settings(), thread)) {
          concerned = true;
        } else {
          status[p].passedBy(thread);
        }
      }
    }
    return concerned;
  }

  private static boolean isNamed(BreakpointSettings settings, String thread) {
    return settings.thread().isEmpty() || Callers.matches(settings.thread().get(), thread);
  }

  /** A thread has come to a site that stands for some of the positions. */
  void reach(WovenSite site, int positions, SeenState capture) {
    OpenArrivals.closeMine(site);
    meeting.countReached();
    int ranks = 0;
    for (int p = 0; p < status.length; p++) {
      if ((positions & 1 << p) != 0 && takesPart(p, capture)) {
        if (p < opening) {
          opened.set(capture);
        } else {
          ranks |= 1 << p - opening;
        }
      }
    }
    Stand stand = new Stand(capture, opening == 0 ? null : opened.get());
    if (opening == 1 && stand.opened() == null) {
      // The last position counts only behind the first one.
      ranks &= ~2;
    }
    if (ranks == 0) {
      return;
    }
    Arrival mine = new Arrival(ranks, status.length - opening, site, stand, this, site);
    boolean met = meeting.meet(mine, limits, definition.settings().timeout());
    if (opening == 1 && (ranks & 2) != 0) {
      opened.remove();
    }
    if (met) {
      if (mine.rank() == 0) {
        listener.hit();
      }
      if (site.isEnded()) {
        mine.done();
      }
    }
  }

  private boolean takesPart(int position, SeenState capture) {
    reached.incrementAndGet(position);
    BreakpointSettings own = definition.positions().get(position).settings();
    BreakpointSettings all = definition.settings();
    try {
      return suits(own)
          && suits(all)
          && holdsAlone(position, capture)
          && meeting.countCandidate(position) > Math.max(own.ignoreFirst(), all.ignoreFirst());
    } catch (RuntimeException failed) {
      meeting.complain(failed);
      return false;
    }
  }

  private static boolean suits(BreakpointSettings settings) {
    return isNamed(settings, Thread.currentThread().getName())
        && (settings.caller().isEmpty() || Callers.match(settings.caller().get()))
        && (settings.holding().isEmpty() || HeldLocks.ofType(settings.holding().get()));
  }

  private boolean holdsAlone(int position, SeenState capture) {
    SeenState[] sides = null;
    for (Expression part : alone) {
      if (part.sides() == 1 << position) {
        if (sides == null) {
          sides = new SeenState[status.length];
          sides[position] = capture;
        }
        if (!Expression.isTrue(part.value(sides))) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public boolean holds(Object[] stands) {
    if (together.isEmpty()) {
      return true;
    }
    SeenState[] sides = new SeenState[status.length];
    for (int rank = 0; rank < stands.length; rank++) {
      sides[rank + opening] = ((Stand) stands[rank]).here();
    }
    if (opening == 1) {
      sides[0] = ((Stand) stands[stands.length - 1]).opened();
    }
    return Expression.isTrue(together.get().value(sides));
  }

  /** The things that a waiting thread has seen: here, and where it opened the block. */
  private record Stand(SeenState here, SeenState opened) {}
}
