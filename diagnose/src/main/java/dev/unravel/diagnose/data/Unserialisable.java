package dev.unravel.diagnose.data;

import dev.unravel.diagnose.facts.Calls;
import dev.unravel.diagnose.remedy.Remedy;
import dev.unravel.diagnose.remedy.SourceLines;
import dev.unravel.diagnose.trial.Trial;
import dev.unravel.trace.Location;
import dev.unravel.trace.Operation;
import dev.unravel.wire.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Two accesses of a thread with one of another between them, as no order of the two threads as a
 * whole would have it.
 */
record Unserialisable(int first, int remote, int second, String form, int score)
    implements Candidate {
  @Override
  public List<Integer> actions() {
    return List.of(first, remote, second);
  }

  @Override
  public List<Trial> trials(Trials trials) {
    return trials.ofPair(first, second, remote);
  }

  @Override
  public Finding finding(Telling told, String reason) {
    String one = told.words.by(first);
    String other = told.words.by(remote);
    String p1 = told.words.at(first);
    String p2 = told.words.at(second);
    String did = other + " " + told.words.did(remote) + told.words.at(remote);
    String pair =
        told.words.noun(first).equals(told.words.noun(second))
            ? "two "
                + Telling.plural(told.words.noun(first))
                + (p1.equals(p2) ? p1 : Telling.both(p1, p2))
            : told.words.noun(first) + p1 + " and " + told.words.noun(second) + p2;
    if (told.words.isOneCall(first, second)) {
      return told.finding(
              Pattern.ATOMICITY_VIOLATION,
              form,
              did
                  + " in the middle of "
                  + one
                  + "'s "
                  + told.words.noun(first)
                  + p1
                  + "; both work on "
                  + told.words.variable(first)
                  + ", so "
                  + (form.equals("read-write-write")
                      ? one + " undid what " + other + " had done."
                      : one + " went on with what was no longer true."),
              List.of(first),
              told.roles(actions()),
              reason,
              atomicityHint(told))
          .with(remedies(told));
    }
    String sentence =
        did + " between " + one + "'s " + pair + ", so " + consequence(told, one, other) + ".";
    return told.finding(
            Pattern.ATOMICITY_VIOLATION,
            form,
            sentence,
            List.of(first),
            told.roles(actions()),
            reason,
            atomicityHint(told))
        .with(remedies(told));
  }

  private List<Remedy> remedies(Telling told) {
    List<Remedy> remedies = new ArrayList<>();
    SourceLines source = new SourceLines(told.facts);
    Optional<Rule.Lines> region = source.region(first, second);
    if (form.equals("read-write-read")
        && region.isPresent()
        && isPlainRead(told)
        && written(told) == second) {
      List<Integer> all = told.facts.accesses(told.facts.variable(first));
      remedies.add(
          new Remedy(
              "read it once into a local variable",
              Telling.readOnce(region.get(), source.lines(all, List.of(region.get())))));
    }
    int[] pair = {first, written(told)};
    remedies.addAll(told.locked(List.of(pair), atomicityHint(told).orElse("")));
    return remedies;
  }

  /**
   * Where the thread goes on to write what it has read, in the same call; the second access if it
   * does not. Whoever does must not be interrupted before that: to read it once would be no help.
   */
  private int written(Telling told) {
    List<Location> frames = told.facts.stack(second);
    for (int i : told.facts.accesses(told.facts.variable(second))) {
      List<Location> there = told.facts.stack(i);
      boolean follows =
          i > second && told.facts.thread(i) == told.facts.thread(second) && told.facts.writes(i);
      if (follows
          && !frames.isEmpty()
          && frames.size() == there.size()
          && frames.get(0).method().equals(there.get(0).method())
          && frames.subList(1, frames.size()).equals(there.subList(1, there.size()))) {
        return i;
      }
    }
    return second;
  }

  private boolean isPlainRead(Telling told) {
    return told.facts.operation(second) == Operation.READ && !told.facts.isInside(second);
  }

  private String consequence(Telling told, String one, String other) {
    boolean known = !told.words.value(second).isEmpty() && !told.facts.isInside(second);
    boolean method = told.facts.operation(second) == Operation.CALL;
    return switch (form) {
      case "read-write-write" ->
          method || told.facts.isInside(second)
              ? one + " acted on what was no longer true"
              : one + "'s write lost it";
      case "read-write-read" ->
          known
              ? one
                  + " saw "
                  + told.words.value(first)
                  + " first and "
                  + told.words.value(second)
                  + " then"
              : one + " saw two different states";
      case "write-write-read" ->
          known
              ? one + " read " + told.words.value(second) + " instead of what it had written"
              : one + " did not find what it had put there";
      default ->
          told.words.value(remote).isEmpty()
              ? other + " saw a state that nobody was meant to see"
              : other + " saw " + told.words.value(remote) + ", which nobody was meant to see";
    };
  }

  private Optional<String> atomicityHint(Telling told) {
    String lines =
        new SourceLines(told.facts)
            .region(first, written(told))
            .map(r -> " (" + r + ")")
            .orElse("");
    String span = told.words.noun(first) + " to " + told.words.noun(second) + lines;
    String object = told.facts.object(second);
    if (told.facts.operation(second) == Operation.CALL) {
      return Optional.of(
          object.contains("Map#")
              ? "do both in one call, such as `putIfAbsent`, `computeIfAbsent` or `replace`"
              : "do both in one call if there is one that does, or hold a lock from " + span);
    }
    if (told.facts.isInside(second)) {
      return Optional.of(
          told.words.isOneCall(first, second)
              ? "guard every call with one lock, or use a class made for several threads"
              : "hold one lock from "
                  + span
                  + ": each call by itself is not enough, whatever class it is of");
    }
    Set<Integer> common = told.lockedAt(first);
    common.retainAll(told.lockedAt(second));
    if (!common.isEmpty()) {
      return Optional.of("hold " + told.lock(common) + " all the way from " + span);
    }
    return told.others(actions(), span).or(() -> Optional.of(unguarded(told, span)));
  }

  private String unguarded(Telling told, String span) {
    if (Calls.isAtomic(told.facts.object(second))) {
      return "use one operation that does both, such as `incrementAndGet` or `compareAndSet`";
    }
    if (form.equals("read-write-read")) {
      return "hold one lock over both reads and what follows from them"
          + span.substring(span.indexOf(" (") < 0 ? span.length() : span.indexOf(" ("))
          + ", here and wherever it is accessed";
    }
    return "hold one lock from "
        + span
        + ", here and wherever it is accessed"
        + (told.facts.plain(second) ? "; volatile alone would not do" : "");
  }
}
