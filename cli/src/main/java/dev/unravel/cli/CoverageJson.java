package dev.unravel.cli;

import dev.unravel.explore.wire.Coverage;
import dev.unravel.explore.wire.Share;
import dev.unravel.launch.SearchRequest;
import dev.unravel.launch.SearchResult;
import dev.unravel.report.Json;

/** How a search was made and what it covers, for programs. */
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
    coverage(result.coverage(), result.exact(), json);
  }

  /** No more digits than mean something, and never 1. */
  private static double floor(double share) {
    return Math.floor(share * 1_000_000) / 1_000_000;
  }

  private static void coverage(Coverage coverage, boolean exact, Json json) {
    json.name("coverage").beginObject().field("everySchedule", coverage.everySchedule());
    if (coverage.preemptions() >= 0 && !coverage.everySchedule()) {
      json.field("everyScheduleWithPreemptions", coverage.preemptions());
    }
    if (coverage.distinctOrders() > 0) {
      json.field(exact ? "orders" : "ordersAtMost", coverage.distinctOrders());
    }
    json.field("conflictSites", coverage.conflictSites());
    json.field("races", Long.toHexString(coverage.races())).name("executions").beginObject();
    coverage.executions().forEach(json::field);
    json.endObject();
    coverage.estimatedShare().ifPresent(share -> json.field("estimatedShare", floor(share)));
    json.field("uncontrolled", coverage.uncontrolled()).endObject();
  }
}
