package dev.unravel.explore.reduce;

import dev.unravel.runtime.place.Sites;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * An estimate of how much of the tree of choices has been run: Knuth, "Estimating the Efficiency of
 * Backtrack Programs", 1975, along the way that comes next, as if what is not known of the tree
 * were like what is. A branch that nobody has wanted yet is missing, so it is rather less. The way
 * is no random one, so nothing is known of the error but how the estimates changed while the search
 * went on, each time that it had doubled.
 */
final class TreeEstimate {
  /** So many estimates tell how much they change. */
  private static final int LAST = 4;

  private final double[] totals = new double[Long.SIZE];
  private long executions;
  private int count;

  void startOver() {
    executions = 0;
    count = 0;
  }

  /** One more was run, and these are planned. */
  void executed(ThreadChoice[] choices, int planned) {
    executions++;
    if (Long.bitCount(executions) == 1 && planned > 0) {
      totals[count++] = executions / share(choices, planned);
    }
  }

  private static int all(ThreadChoice choice) {
    return Long.bitCount(choice.wanted & ~choice.asleep | choice.done);
  }

  private static double share(ThreadChoice[] choices, int planned) {
    double share = 0;
    double weight = 1;
    for (int i = 0; i < planned; i++) {
      int all = all(choices[i]);
      if (all > 1) {
        share += weight * Long.bitCount(choices[i].done) / all;
        weight /= all;
      }
    }
    return share;
  }

  /** In words, with where most branches are. */
  String text(ThreadChoice[] choices, int planned) {
    double share = share(choices, planned);
    double least = executions / share;
    double most = least;
    for (int i = Math.max(0, count - LAST); i < count; i++) {
      least = Math.min(least, totals[i]);
      most = Math.max(most, totals[i]);
    }
    return String.format(
        Locale.ROOT,
        "about %.2g%% of all orders were run at most%s%s",
        100 * share,
        Double.isFinite(most) ? ", of " + range(least, most) : "",
        place(choices, planned));
  }

  private static String range(double least, double most) {
    return most < 1.1 * least
        ? rounded(most) + " or more"
        : rounded(least) + " to " + rounded(most) + " or more, by the last estimates";
  }

  /** With two digits that mean something. */
  private static String rounded(double number) {
    if (number >= 1e15) {
      return String.format(Locale.ROOT, "%.0e", number);
    }
    long unit = (long) Math.pow(10, Math.max(0, Math.floor(Math.log10(number)) - 1));
    return String.format(Locale.ROOT, "%,d", Math.round(number / unit) * unit);
  }

  private static String place(ThreadChoice[] choices, int planned) {
    Map<Integer, Double> branches = new HashMap<>();
    for (int i = 0; i < planned; i++) {
      if (all(choices[i]) > 1) {
        branches.merge(choices[i].site, Math.log(all(choices[i])), Double::sum);
      }
    }
    return branches.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(most -> Sites.get(most.getKey()).location())
        .filter(place -> !place.className().isEmpty())
        .map(place -> ", and most branches are at " + place.shortForm())
        .orElse("");
  }
}
