package dev.unravel.cli.report;

import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.search.Claim;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The effort and the coverage of a search, in lines for people.
 *
 * @param result what it came to
 * @param request what it was asked to do
 */
record SearchText(SearchResult result, SearchRequest request) {
  private static final String MARGIN = "            ";
  private static final int MOST_UNCONTROLLED = 5;

  /** What it took. */
  List<String> effort() {
    List<String> how = new ArrayList<>();
    how.add(Numbers.of(Math.round(result.executionsPerSecond())) + "/s");
    how.add(request.settings().strategy());
    result
        .foundBy()
        .filter(name -> !name.equals(request.settings().strategy()))
        .ifPresent(name -> how.add("found by " + Printable.line(name)));
    how.add("seed " + request.settings().seed());
    how.add(Numbers.of(result.jobs(), "job"));
    if (sharded()) {
      how.add(shard());
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        "  search    "
            + Numbers.of(result.executions(), "execution")
            + " in "
            + Numbers.seconds(result.seconds())
            + " ("
            + String.join(", ", how)
            + ")");
    long orders = result.coverage().distinctOrders();
    if (orders > 0) {
      lines.add(
          MARGIN
              + atMost()
              + Numbers.of(orders)
              + " of them ("
              + Numbers.percent(orders, result.executions())
              + ") with a new order of conflicting operations");
    }
    return lines;
  }

  /** What follows from having found nothing. */
  List<String> covered() {
    Coverage coverage = result.coverage();
    List<String> facts = new ArrayList<>();
    claim().schedules().ifPresent(claimed -> facts.add(claimed + ofShard()));
    claim().objections().forEach(why -> facts.add(Printable.line(why)));
    if (coverage.distinctOrders() > 0) {
      facts.add(atMost() + Numbers.of(coverage.distinctOrders(), "order") + conflicts());
    }
    coverage.estimatedShare().ifPresent(share -> facts.add(estimate(share)));
    if (!coverage.executions().isEmpty()) {
      facts.add(
          coverage.executions().entrySet().stream()
              .map(made -> Numbers.of(made.getValue()) + " by " + Printable.line(made.getKey()))
              .collect(Collectors.joining(", ", "executions: ", "")));
    }
    if (sharded()) {
      facts.add(shard() + "; the others cover the rest");
    }
    uncontrolled(facts);
    List<String> lines = new ArrayList<>();
    facts.forEach(fact -> lines.add((lines.isEmpty() ? "  covered   " : MARGIN) + fact));
    lines.addAll(ClaimLines.assuming(claim().assumptions()));
    lines.addAll(ClaimLines.races(result.races()));
    coverage.terms().notes().forEach(note -> lines.add("  note      " + Printable.line(note)));
    return lines;
  }

  private Claim claim() {
    return new Claim(result.coverage(), request.settings());
  }

  private String estimate(double share) {
    return percent(share)
        + " of what "
        + request.settings().strategy()
        + " is likely to show (estimated from "
        + Numbers.of(result.coverage().novelty().executions(), "execution")
        + ")";
  }

  /** Rounded down: an estimate never comes to 100%. */
  private static String percent(double share) {
    if (share < 0.01) {
      return "less than 1%";
    }
    if (share >= 0.999) {
      return "more than 99.9%";
    }
    return share < 0.99
        ? "about " + (int) (share * 100) + "%"
        : String.format(Locale.ROOT, "about %.1f%%", Math.floor(share * 1000) / 10);
  }

  private void uncontrolled(List<String> facts) {
    Set<String> all = result.coverage().uncontrolled();
    all.stream()
        .limit(MOST_UNCONTROLLED)
        .forEach(one -> facts.add("uncontrolled: " + Printable.line(one)));
    if (all.size() > MOST_UNCONTROLLED) {
      facts.add(
          "uncontrolled: " + Numbers.of(all.size() - MOST_UNCONTROLLED) + " more, see --json");
    }
  }

  private String conflicts() {
    int sites = result.coverage().conflictSites();
    return sites == 0 ? "" : " of operations that conflict, at " + Numbers.of(sites, "code site");
  }

  private String atMost() {
    return result.exact() ? "" : "at most ";
  }

  private String ofShard() {
    return sharded() ? " of this shard" : "";
  }

  private boolean sharded() {
    return request.share().count() > 1;
  }

  private String shard() {
    Share share = request.share();
    return "shard " + (share.index() + 1) + " of " + share.count();
  }
}
