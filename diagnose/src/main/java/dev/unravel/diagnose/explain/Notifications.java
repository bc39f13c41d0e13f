package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Finding.Evidence;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.data.Trials;
import dev.unravel.diagnose.facts.Calls;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Locks;
import dev.unravel.diagnose.facts.Words;
import dev.unravel.diagnose.remedy.Remedy;
import dev.unravel.diagnose.remedy.SourceLines;
import dev.unravel.diagnose.trial.Trial;
import dev.unravel.trace.Action;
import dev.unravel.trace.Operation;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.seen.Standing;
import dev.unravel.wire.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A thread that waits for ever: which notification came too soon, or went to somebody else. */
final class Notifications {
  /**
   * A notification.
   *
   * @param action which
   * @param waiting who waited then
   * @param woken who went on then, or nobody
   */
  private record Notification(int action, Set<Integer> waiting, Set<Integer> woken) {}

  private static final String REMEMBER =
      "under the lock, set a flag before notifying, and wait only while it is not set:"
          + " while (!ready) wait()";

  private final Facts facts;
  private final Locks locks;
  private final Words words;
  private final Trials trials;

  Notifications(Facts facts, Locks locks, Words words, Trials trials) {
    this.facts = facts;
    this.locks = locks;
    this.words = words;
    this.trials = trials;
  }

  Optional<Suspicion> find() {
    return waiting().stream().flatMap(it -> find(it).stream()).findFirst();
  }

  private Optional<Suspicion> find(Standing it) {
    int began = lastWait(it);
    List<Notification> all = notifications(it.object());
    for (int k = all.size() - 1; k >= 0; k--) {
      Notification each = all.get(k);
      if (each.action > began && each.waiting.contains(it.thread()) && !each.woken.isEmpty()) {
        return Optional.of(misdirected(it, began, each));
      }
    }
    for (int k = all.size() - 1; k >= 0; k--) {
      if (all.get(k).action < began && all.get(k).waiting.isEmpty()) {
        return Optional.of(lost(it, began, all.get(k)));
      }
    }
    return Optional.empty();
  }

  /** A thread waits, and what it waits for may have come, but nobody told it. */
  Optional<Finding> neverSent() {
    return waiting().stream().map(it -> neverSent(it, lastWait(it))).findFirst();
  }

  /** The threads that wait to be notified, those that the failure names first. */
  private List<Standing> waiting() {
    Outcome.Fail fail = (Outcome.Fail) facts.trace().outcome();
    return facts.seen().standing().stream()
        .filter(this::isWaiting)
        .sorted(
            Comparator.comparing(
                it ->
                    it.frames().stream()
                        .noneMatch(at -> fail.signature().where().contains(at.toString()))))
        .toList();
  }

  private Finding neverSent(Standing it, int began) {
    int change = changeAfter(it.thread(), began);
    List<Evidence> evidence = new ArrayList<>();
    evidence.add(new Evidence(began + 1L, "waits for ever"));
    if (change >= 0) {
      evidence.add(new Evidence(change + 1L, "changes it without notifying"));
    }
    String object = facts.trace().objects().get(it.object());
    String sentence =
        words.thread(it.thread())
            + " began to wait on "
            + words.quoted(object)
            + words.at(began)
            + ", and nobody notified it from then on"
            + (change < 0
                ? "."
                : ", though "
                    + words.by(change)
                    + " "
                    + words.did(change)
                    + words.at(change)
                    + ", which it had looked at before.");
    return new Finding(
        Pattern.LOST_NOTIFICATION,
        "never sent",
        sentence,
        List.of(object),
        evidence,
        "other orders pass, but in this one nobody notified after the wait had begun",
        Optional.of("notify whenever what is waited for may have changed, not only at times"));
  }

  /** The last write of another thread to what a waiter had read shortly before, or -1. */
  private int changeAfter(int thread, int began) {
    Set<Integer> looked = new LinkedHashSet<>();
    for (int i = began, reads = 0; i >= 0 && reads < 8; i--) {
      if (facts.thread(i) == thread && facts.reads(i)) {
        looked.add(facts.variable(i));
        reads++;
      }
    }
    for (int i = facts.size() - 1; i > began; i--) {
      if (facts.thread(i) != thread && facts.writes(i) && looked.contains(facts.variable(i))) {
        return i;
      }
    }
    return -1;
  }

  private boolean isWaiting(Standing it) {
    return it.forEver()
        && it.object() >= 0
        && (it.why() == Standing.Why.WAITING
            || it.why() == Standing.Why.PARKED
                && Calls.isCondition(facts.trace().objects().get(it.object())));
  }

  private Suspicion lost(Standing it, int began, Notification early) {
    String sentence =
        words.by(early.action)
            + " called `"
            + notifying(early.action)
            + "` on "
            + words.quoted(facts.object(early.action))
            + words.at(early.action)
            + " when nobody waited there; "
            + words.thread(it.thread())
            + " began to wait"
            + words.at(began)
            + " only then, and nobody is left to wake it.";
    Trial trial =
        trials.holding(
            early.action,
            words.by(early.action) + " notifies only when the others can go no further");
    return new Suspicion(
            new Finding(
                Pattern.LOST_NOTIFICATION,
                "",
                sentence,
                List.of(facts.object(early.action)),
                List.of(
                    new Evidence(early.action + 1L, "notifies nobody"),
                    new Evidence(began + 1L, "waits for ever")),
                "the notification found nobody waiting",
                Optional.of(REMEMBER)),
            List.of(trial))
        .with(remembered(early.action, began));
  }

  private Suspicion misdirected(Standing it, int began, Notification notification) {
    List<String> woken = notification.woken.stream().map(words::thread).toList();
    String sentence =
        words.by(notification.action)
            + "'s `"
            + notifying(notification.action)
            + "` on "
            + words.quoted(facts.object(notification.action))
            + words.at(notification.action)
            + " woke "
            + Words.list(woken)
            + ", not "
            + words.thread(it.thread())
            + ", which has waited there"
            + words.at(began)
            + " and waits for ever.";
    return new Suspicion(
            new Finding(
                Pattern.MISDIRECTED_NOTIFICATION,
                "",
                sentence,
                List.of(facts.object(notification.action)),
                List.of(
                    new Evidence(began + 1L, "waits for ever"),
                    new Evidence(notification.action + 1L, "wakes " + Words.list(woken))),
                "several threads waited there for different things, and only one was woken",
                Optional.of(
                    facts.operation(notification.action) == Operation.CALL
                        ? "use signalAll, or a condition for each thing that is waited for"
                        : "use notifyAll, so that whoever can go on gets to see it")),
            List.of())
        .with(allWoken(notification.action));
  }

  /** A notification that is remembered comes to the same as one that comes after the wait. */
  private List<Remedy> remembered(int early, int began) {
    SourceLines source = new SourceLines(facts);
    Optional<Rule.Lines> wait = source.line(began);
    Optional<Rule.Lines> notification = source.line(locks.sectionStart(early));
    return wait.isEmpty() || notification.isEmpty() || wait.equals(notification)
        ? List.of()
        : List.of(
            new Remedy(REMEMBER, List.of(new Rule.Awaited(wait.get(), notification.get(), false))));
  }

  private List<Remedy> allWoken(int notification) {
    return facts.operation(notification) == Operation.NOTIFY
        ? List.of(
            new Remedy(
                "use notifyAll, so that whoever can go on gets to see it",
                List.of(new Rule.AllAreWoken())))
        : List.of();
  }

  private String notifying(int action) {
    return facts.operation(action) == Operation.CALL
        ? facts.action(action).member()
        : facts.operation(action).word();
  }

  private int lastWait(Standing it) {
    for (int i = facts.size() - 1; i >= 0; i--) {
      if (facts.thread(i) == it.thread() && isWait(facts.action(i))) {
        return i;
      }
    }
    return facts.size() - 1;
  }

  private static boolean isWait(Action action) {
    return action.operation() == Operation.WAIT
        || action.operation() == Operation.CALL && action.member().startsWith("await");
  }

  private static boolean isNotification(Action action) {
    return switch (action.operation()) {
      case NOTIFY, NOTIFY_ALL -> true;
      case CALL -> action.member().startsWith("signal");
      default -> false;
    };
  }

  /** All notifications on an object, with who waited and who went on because of each. */
  private List<Notification> notifications(int object) {
    List<Notification> all = new ArrayList<>();
    Set<Integer> waiting = new LinkedHashSet<>();
    Map<Integer, Integer> since = new HashMap<>();
    List<Notification> open = new ArrayList<>();
    for (int i = 0; i < facts.size(); i++) {
      Action action = facts.action(i);
      int thread = action.thread();
      if (waiting.contains(thread)) {
        // Whoever acts again has been woken, by the first notification that woke nobody else yet.
        waiting.remove(thread);
        int began = since.get(thread);
        open.stream()
            .filter(n -> n.action > began && n.waiting.contains(thread) && mayWake(n))
            .findFirst()
            .ifPresent(n -> n.woken.add(thread));
      }
      if (action.object() == object && isWait(action)) {
        waiting.add(thread);
        since.put(thread, i);
      } else if (action.object() == object && isNotification(action)) {
        Notification now = new Notification(i, new LinkedHashSet<>(waiting), new LinkedHashSet<>());
        all.add(now);
        open.add(now);
      }
    }
    return all;
  }

  private boolean mayWake(Notification notification) {
    Action action = facts.action(notification.action);
    boolean one = action.operation() == Operation.NOTIFY || action.member().equals("signal");
    return !one || notification.woken.isEmpty();
  }
}
