package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.data.Finding.Evidence;
import dev.unravel.diagnose.data.Pattern;
import dev.unravel.diagnose.facts.Facts;
import dev.unravel.diagnose.facts.Words;
import dev.unravel.trace.Operation;
import dev.unravel.trace.seen.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Interrupts that a thread has taken and gone on as if there had been none: now it waits for ever.
 */
final class Interrupts {
  private final Facts facts;
  private final Words words;

  Interrupts(Facts facts, Words words) {
    this.facts = facts;
    this.words = words;
  }

  Optional<Finding> find() {
    return facts.seen().standing().stream()
        .filter(it -> it.forEver() && it.why() != Standing.Why.BLOCKED)
        .flatMap(it -> find(it).stream())
        .findFirst();
  }

  private Optional<Finding> find(Standing it) {
    int waits = last(it.thread(), facts.size());
    for (int i = waits - 1; i >= 0; i--) {
      if (facts.operation(i) == Operation.INTERRUPT
          && facts.startedAs(facts.action(i).object()) == it.thread()) {
        return Optional.of(finding(it, i, waits));
      }
    }
    return Optional.empty();
  }

  private int last(int thread, int before) {
    for (int i = before - 1; i >= 0; i--) {
      if (facts.thread(i) == thread) {
        return i;
      }
    }
    return -1;
  }

  private int next(int thread, int after) {
    for (int i = after + 1; i < facts.size(); i++) {
      if (facts.thread(i) == thread) {
        return i;
      }
    }
    return -1;
  }

  private Finding finding(Standing it, int interrupt, int waits) {
    String thread = words.thread(it.thread());
    // It is interrupted in what it was about to do, or was in.
    int in = next(it.thread(), interrupt);
    List<Evidence> evidence = new ArrayList<>();
    evidence.add(new Evidence(interrupt + 1L, "interrupts"));
    if (in >= 0 && in < waits) {
      evidence.add(new Evidence(in + 1L, "takes the interrupt"));
    }
    evidence.add(new Evidence(waits + 1L, "waits for ever"));
    String sentence =
        words.by(interrupt)
            + " interrupted "
            + thread
            + words.at(interrupt)
            + ", but "
            + thread
            + " swallowed the interrupt"
            + (in < 0 ? "" : words.at(in))
            + " and went on to wait"
            + Words.at(it.frames())
            + " for what never comes; there is no second interrupt.";
    return new Finding(
        Pattern.SWALLOWED_INTERRUPT,
        "",
        sentence,
        it.object() < 0 ? List.of() : List.of(facts.trace().objects().get(it.object())),
        evidence,
        "it had been interrupted before it began to wait",
        Optional.of(
            "leave the method, or call Thread.currentThread().interrupt() in the catch block, so"
                + " that whatever waits next ends at once"));
  }
}
