package dev.unravel.cli.report;

import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.search.Claim;
import dev.unravel.report.Json;
import dev.unravel.wire.Coverage;
import dev.unravel.wire.Share;
import dev.unravel.wire.Terms;
import java.util.List;

/** The settings and the coverage of a search, for programs. */
final class CoverageJson {
  private CoverageJson() {}

  static void search(SearchResult result, SearchRequest request, Json json) {
    json.field("seed", request.settings().seed()).field("jobs", result.jobs());
    Share share = request.share();
    if (share.count() > 1) {
      json.name("shard")
          .beginObject()
          .field("number", share.index() + 1)
          .field("of", share.count())
          .endObject();
    }
    coverage(result, new Claim(result.coverage(), request.settings()), json);
    if (result.found().isEmpty()) {
      // Nobody looks for them beside a failure.
      ClaimLines.writeRaces(result.races(), json);
    }
  }

  /** No more digits than mean something, and never 1. */
  private static double floor(double share) {
    return Math.floor(share * 1_000_000) / 1_000_000;
  }

  private static void coverage(SearchResult result, Claim claim, Json json) {
    Coverage coverage = result.coverage();
    Terms terms = coverage.terms();
    // The failure may come with the last schedule of all; that it is there contradicts every claim.
    boolean claims = result.found().isEmpty();
    json.name("coverage").beginObject();
    json.field("everySchedule", claims && coverage.everySchedule());
    boolean bounded = coverage.preemptions() >= 0 && !coverage.exhausted();
    if (claims && bounded && coverage.claimsAnything() && !terms.leavesOutTimeouts()) {
      json.field("everyScheduleWithPreemptions", coverage.preemptions());
    }
    if (claims) {
      claim.schedules().ifPresent(text -> json.field("claim", text));
    }
    json.name("assumptions");
    ClaimLines.write(claims ? claim.assumptions() : List.of(), json);
    json.field("gaps", terms.gaps());
    if (terms.threads() > 0) {
      json.field("threads", terms.threads());
    }
    if (!terms.notes().isEmpty()) {
      json.field("notes", terms.notes());
    }
    if (coverage.distinctOrders() > 0) {
      json.field(result.exact() ? "orders" : "ordersAtMost", coverage.distinctOrders());
    }
    json.field("conflictSites", coverage.conflictSites());
    json.field("races", Long.toHexString(coverage.races())).name("executions").beginObject();
    coverage.executions().forEach(json::field);
    json.endObject();
    coverage.estimatedShare().ifPresent(share -> json.field("estimatedShare", floor(share)));
    json.field("uncontrolled", coverage.uncontrolled()).endObject();
  }
}
