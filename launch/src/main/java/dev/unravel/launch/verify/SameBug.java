package dev.unravel.launch.verify;

import dev.unravel.trace.FailureSignature;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Says whether a failure of changed code is the one that was recorded: the same kind in the same
 * methods. Lines move when code is changed, and so do the numbers that a compiler gives to lambdas.
 *
 * @param before the recorded failure
 */
public record SameBug(FailureSignature before) {
  private static final Pattern LINE = Pattern.compile(":\\d+\\)");
  private static final Pattern LAMBDA = Pattern.compile("lambda\\$(\\w+)\\$\\d+");
  private static final Pattern PLACES = Pattern.compile(" & ");

  /** Whether this is it. */
  public boolean is(FailureSignature now) {
    return before.kind() == now.kind() && places(before).equals(places(now));
  }

  /** Sorted: those of a cycle are sorted by what is left out here, too. */
  private static List<String> places(FailureSignature signature) {
    return PLACES
        .splitAsStream(signature.where())
        .map(place -> LINE.matcher(place).replaceAll(")"))
        .map(place -> LAMBDA.matcher(place).replaceAll("lambda\\$$1"))
        .sorted()
        .toList();
  }
}
