package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.launch.breakpoints.BothOrders;
import dev.unravel.launch.breakpoints.Rate;
import dev.unravel.report.ConflictText;
import dev.unravel.report.Json;
import java.util.List;

/**
 * Report on forcing conflicts both ways.
 *
 * @param result what came of it
 */
public record BothOrdersReport(BothOrders.Result result) {

  public void print(Console console) {
    if (console.json()) {
      console.print(Json.text(this::write));
      return;
    }
    console.print("");
    console.print("without breakpoints: " + rates(result.plain()));
    List<BothOrders.Forced> rows = result.rows();
    for (int i = 0; i < rows.size(); i++) {
      BothOrders.Forced row = rows.get(i);
      if (i % 2 == 0) {
        console.print("");
        String sentence = ConflictText.sentence(row.conflict().seen());
        console.print((i / 2 + 1) + ". " + Printable.line(sentence));
      }
      console.print("   " + Printable.line(order(row)) + ": " + rates(row.rate()));
    }
    console.print("");
    console.print(
        result
            .decides()
            .map(
                row ->
                    console.style().bad("DECIDES")
                        + " "
                        + Printable.line(order(row))
                        + ". "
                        + Printable.line(ConflictText.sentence(row.conflict().seen())))
            .orElse("no conflict was found to decide"));
  }

  public int exitCode() {
    return result.decides().isPresent() ? ExitCode.FAILURE_FOUND : ExitCode.NOTHING_FOUND;
  }

  private static String order(BothOrders.Forced row) {
    return row.first() + " comes before " + row.second();
  }

  private static String rates(Rate rate) {
    return Numbers.percent(rate.failures(), rate.runs())
        + " of "
        + Numbers.of(rate.runs(), "run")
        + " fail, hit in "
        + Numbers.percent(rate.hits(), rate.runs());
  }

  private void write(Json json) {
    json.beginObject()
        .field("verdict", ExitCode.verdict(exitCode()))
        .field("runs", result.plain().runs())
        .field("plainFailureRate", Numbers.rounded(result.plain().failureRate()));
    json.name("orders").beginArray();
    for (BothOrders.Forced row : result.rows()) {
      json.beginObject()
          .field("kind", row.conflict().kind().word())
          .field("sentence", ConflictText.sentence(row.conflict().seen()))
          .field("first", row.first())
          .field("second", row.second())
          .field("hitRate", Numbers.rounded(row.rate().hitRate()))
          .field("failureRate", Numbers.rounded(row.rate().failureRate()))
          .field("decides", result.decides().filter(row::equals).isPresent())
          .endObject();
    }
    json.endArray().endObject();
  }
}
