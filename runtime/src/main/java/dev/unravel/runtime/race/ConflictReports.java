package dev.unravel.runtime.race;

import dev.unravel.runtime.place.Sites;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.schedule.Ending;
import dev.unravel.runtime.schedule.Scheduler;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Location;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.seen.ConflictKind;
import dev.unravel.trace.seen.Held;
import dev.unravel.trace.seen.Party;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Puts what the {@link ConflictDetector} sees into words, with control left. */
public final class ConflictReports {
  public static final Sightings sightings = new Sightings();
  private static final SeenNow seen = new SeenNow();
  private static final int[] NO_PLACES = {};

  private ConflictReports() {}

  /** An execution is over. */
  static void ended(boolean failed) {
    sightings.ended(failed);
    seen.clear();
  }

  static void race(ConflictKind kind, Object object, Access before, Access now) {
    if (isInsideJdk(before) || isInsideJdk(now)) {
      return;
    }
    if (seen.again(kind, before.place(), now.place(), now.site())) {
      return;
    }
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      // Where one of them accesses it directly, that is what it is called.
      int site = AccessNames.isInJdk(now.site()) ? before.site() : now.site();
      String owner = AccessNames.object(object, site);
      String member = AccessNames.member(site);
      Party first = party(before, before.word());
      Party second = party(now, now.word());
      String pattern = before.word() + "-" + now.word();
      sightings.add(
          kind,
          pattern,
          true,
          first,
          second,
          before.place(),
          now.place(),
          NO_PLACES,
          owner,
          member);
      if (kind == ConflictKind.RACE && ConflictDetector.failsOnRace) {
        Ending.endWith(failure(owner, member, first, second));
      }
    } finally {
      Scheduler.running = running;
    }
  }

  /** Whether no code of the target has a part in it: a matter of the JDK's own threads. */
  private static boolean isInsideJdk(Access access) {
    return access.place() == Places.NOWHERE;
  }

  private static Outcome.Fail failure(String owner, String member, Party first, Party second) {
    String simple = owner.substring(owner.lastIndexOf('.') + 1);
    String what = member.isEmpty() || member.equals("[]") ? simple : simple + "." + member;
    String one = first.location().toString();
    String other = second.location().toString();
    // The same race, whoever comes first.
    String where = one.compareTo(other) <= 0 ? one + " and " + other : other + " and " + one;
    String message =
        "data race on "
            + what
            + ": "
            + first.does()
            + " in "
            + first.thread()
            + " at "
            + first.location().shortForm()
            + ", "
            + second.does()
            + " in "
            + second.thread()
            + " at "
            + second.location().shortForm()
            + ", and nothing orders them";
    return new Outcome.Fail(
        new FailureSignature(FailureKind.RACE, what + " at " + where),
        message,
        List.of(detail(first), detail(second)));
  }

  private static String detail(Party party) {
    return "  "
        + party.thread()
        + ": "
        + party.does()
        + " at "
        + party.location()
        + (party.locks().isEmpty()
            ? ", no lock held"
            : ", holding "
                + party.locks().stream().map(Held::toString).collect(Collectors.joining(", ")));
  }

  /** Two uses of a volatile field or a synchronisation object, in either order. */
  static void use(Watched v, Access before, Access now) {
    if (seen.again(ConflictKind.SYNC_CONTENTION, before.place(), now.place(), now.site())) {
      return;
    }
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      sightings.add(
          ConflictKind.SYNC_CONTENTION,
          "",
          true,
          party(before, word(before)),
          party(now, word(now)),
          before.place(),
          now.place(),
          NO_PLACES,
          name(v, now),
          member(v, now));
    } finally {
      Scheduler.running = running;
    }
  }

  /** An access came between two of another thread. */
  static void unserialisable(Watched v, Access before, Access between, Access now) {
    if (isInsideJdk(between)) {
      return;
    }
    if (seen.again(ConflictKind.UNSERIALISABLE, before.place(), between.place(), now.site())) {
      return;
    }
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      sightings.add(
          ConflictKind.UNSERIALISABLE,
          before.word() + "-" + between.word() + "-" + now.word(),
          false,
          party(before, word(before)),
          party(between, word(between)),
          before.place(),
          between.place(),
          new int[] {now.place()},
          name(v, now),
          member(v, now));
    } finally {
      Scheduler.running = running;
    }
  }

  private static boolean isCalled(Watched v) {
    return v.key == ConflictDetector.CALLED;
  }

  private static String name(Watched v, Access access) {
    return isCalled(v)
        ? AccessNames.ofClass(v.object)
        : AccessNames.object(v.object, access.site());
  }

  private static String member(Watched v, Access access) {
    return isCalled(v) ? "" : AccessNames.member(access.site());
  }

  /** Of a call the method, of an access whether it writes. */
  private static String word(Access access) {
    Sites.Site site = Sites.get(access.site());
    return Sites.variable(access.site()) == 0 && !site.member().isEmpty()
        ? site.member()
        : access.word();
  }

  /** A thread wants a lock that another has. */
  static void contention(Object lock, WatchedThread owner, WatchedThread wants) {
    int site = wants.thread.site;
    if (seen.again(ConflictKind.LOCK_CONTENTION, owner.place, wants.place, site)) {
      return;
    }
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      HeldLock held = HeldLock.find(owner.held, lock);
      int place = held == null ? Places.NOWHERE : held.place();
      if (place != Places.NOWHERE && wants.place != Places.NOWHERE) {
        sightings.add(
            ConflictKind.LOCK_CONTENTION,
            "",
            true,
            party(place, owner, "has it", HeldLock.without(owner.held, lock)),
            party(wants.place, wants, "wants it", wants.held),
            place,
            wants.place,
            NO_PLACES,
            AccessNames.ofClass(lock),
            "");
      }
    } finally {
      Scheduler.running = running;
    }
  }

  static void notification(
      Object object, WatchedThread waiter, WatchedThread notifier, String pattern) {
    notification(object, waiter, notifier, notifier.place, notifier.held, pattern);
  }

  /** A thread waits after a notification that nobody heard. */
  static void lateWait(Object object, WatchedThread waiter, Access unheard) {
    notification(
        object, waiter, unheard.thread(), unheard.place(), unheard.held(), "notify-before-wait");
  }

  private static void notification(
      Object object,
      WatchedThread waiter,
      WatchedThread notifier,
      int place,
      HeldLock held,
      String pattern) {
    ControlledThread running = Scheduler.running;
    Scheduler.running = null;
    try {
      sightings.add(
          ConflictKind.WAIT_NOTIFY,
          pattern,
          false,
          party(waiter.place, waiter, "wait", waiter.held),
          party(place, notifier, "notify", held),
          waiter.place,
          place,
          NO_PLACES,
          AccessNames.ofClass(object),
          "");
    } finally {
      Scheduler.running = running;
    }
  }

  /** Threads took locks in different orders. Not on a thread of the target. */
  static void cycle(List<LockOrders.Step> steps) {
    LockOrders.Step one = steps.get(0);
    LockOrders.Step other = steps.get(1);
    int[] further = new int[steps.size() - 2];
    List<String> locks = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      locks.add(AccessNames.ofClass(steps.get(i).to()));
      if (i > 1) {
        further[i - 2] = steps.get(i).place();
      }
    }
    sightings.add(
        ConflictKind.LOCK_ORDER,
        steps.size() + " locks",
        steps.size() == 2,
        party(one.place(), one.thread(), "lock", one.held()),
        party(other.place(), other.thread(), "lock", other.held()),
        one.place(),
        other.place(),
        further,
        String.join(", ", locks.stream().distinct().sorted().toList()),
        "");
  }

  private static Party party(Access access, String does) {
    return party(access.place(), access.thread(), does, access.held());
  }

  private static Party party(int place, WatchedThread w, String does, HeldLock held) {
    List<Held> locks = new ArrayList<>();
    for (HeldLock h = held; h != null; h = h.rest()) {
      Location taken = h.place() == Places.NOWHERE ? Held.NOWHERE : Places.location(h.place());
      locks.add(new Held(AccessNames.ofClass(h.lock()), taken));
    }
    return new Party(Places.location(place), w.thread.label(), does, locks);
  }
}
