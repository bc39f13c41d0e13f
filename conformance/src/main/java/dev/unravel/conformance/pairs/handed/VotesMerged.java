package dev.unravel.conformance.pairs.handed;

import static dev.unravel.conformance.pairs.Together.expect;
import static dev.unravel.conformance.pairs.Together.isBroken;

import dev.unravel.conformance.pairs.Together;
import java.util.concurrent.ConcurrentHashMap;

/** Votes merged into a concurrent map; the broken twin gets and puts. */
public final class VotesMerged {
  private static void vote(ConcurrentHashMap<String, Integer> votes, boolean inTwoSteps) {
    if (inTwoSteps) {
      votes.put("yes", votes.getOrDefault("yes", 0) + 1);
    } else {
      votes.merge("yes", 1, Integer::sum);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean broken = isBroken(args);
    ConcurrentHashMap<String, Integer> votes = new ConcurrentHashMap<>();
    Together.run(() -> vote(votes, broken), () -> vote(votes, broken));
    expect(2, votes.get("yes"));
  }
}
