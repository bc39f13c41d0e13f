package dev.unravel.cli.report;

import dev.unravel.cli.console.Console;
import dev.unravel.cli.console.ExitCode;
import dev.unravel.cli.console.Numbers;
import dev.unravel.cli.console.Printable;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.launch.request.VerifyRequest;
import dev.unravel.launch.request.VerifyResult;
import dev.unravel.launch.request.VerifyResult.Means;
import dev.unravel.launch.request.VerifyResult.Verdict;
import dev.unravel.launch.search.Claim;
import dev.unravel.report.Json;
import dev.unravel.trace.Assumed;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.seen.Sighting;
import java.util.List;
import java.util.Locale;

/**
 * Report on a verification, for people and for programs.
 *
 * @param result what it came to
 * @param request what it was asked
 * @param requireProof whether anything less than a proof is no result
 */
public record VerifyReport(VerifyResult result, VerifyRequest request, boolean requireProof) {

  public int exitCode() {
    return switch (result.verdict()) {
      case STILL_FAILS, FAILS_OTHERWISE -> ExitCode.FAILURE_FOUND;
      case FIXED -> ExitCode.NOTHING_FOUND;
      case NOT_REPRODUCED -> requireProof ? ExitCode.INCONCLUSIVE : ExitCode.NOTHING_FOUND;
      case INCONCLUSIVE -> ExitCode.INCONCLUSIVE;
    };
  }

  public void print(Console console) {
    if (console.json()) {
      console.print(Json.text(this::write));
      return;
    }
    console.print(headline(console));
    console.print("  before    " + Printable.line(result.before().toString()));
    result.found().ifPresent(found -> failure(found, console));
    console.print("  followed  " + followed());
    console.print(
        "  effort    "
            + Numbers.of(result.executions(), "execution")
            + " in "
            + Numbers.seconds(result.millis() / 1000.0));
    if (result.found().isEmpty()) {
      notProved().forEach(line -> console.print("  proof     " + Printable.line(line)));
      ClaimLines.assuming(assumed()).forEach(console::print);
      ClaimLines.races(races()).forEach(console::print);
    } else {
      next(result.found().get(), console);
    }
  }

  private String headline(Console console) {
    return switch (result.verdict()) {
      case FIXED ->
          console.style().good("FIXED")
              + (result.means() == Means.PROOF ? " (proved)" : " (every schedule)")
              + " no schedule of this input fails";
      case NOT_REPRODUCED ->
          console.style().good("NOT REPRODUCED")
              + " in "
              + Numbers.of(result.executions(), "execution")
              + "; other schedules may fail";
      case STILL_FAILS ->
          console.style().bad("STILL FAILS") + " the same way, under " + result.means().words();
      case FAILS_OTHERWISE ->
          console.style().bad("FAILS OTHERWISE") + " under " + result.means().words();
      case INCONCLUSIVE ->
          console.style().doubtful("INCONCLUSIVE") + " " + Printable.line(result.reason());
    };
  }

  private static void failure(FoundTrace found, Console console) {
    Outcome.Fail now = (Outcome.Fail) found.trace().outcome();
    console.print("  now       " + Printable.line(now.signature().toString()));
    FailureText.lines(now).forEach(console::print);
    found.divergence().map(FailureText::notRepeated).ifPresent(console::note);
  }

  private static void next(FoundTrace found, Console console) {
    String path = Printable.path(found.file());
    console.print("  trace     " + path);
    console.print("");
    console.print("next: unravel explain " + path);
  }

  private String followed() {
    return Numbers.of(result.mapped().switches())
        + " of "
        + Numbers.of(result.mapped().of())
        + " switches of the old schedule";
  }

  /** Why there is no proof, if one was tried. */
  private List<String> notProved() {
    return result
        .proof()
        .filter(proof -> proof.verdict() == ProveResult.Verdict.INCONCLUSIVE)
        .map(proof -> List.of("none: " + proof.reason()))
        .orElse(List.of());
  }

  private List<Assumed> assumed() {
    if (result.verdict() != Verdict.FIXED) {
      return List.of();
    }
    return result.means() == Means.PROOF
        ? result.proof().orElseThrow().assumed()
        : new Claim(result.search().orElseThrow().coverage(), request.settings()).assumptions();
  }

  private List<Sighting> races() {
    return result
        .proof()
        .map(ProveResult::races)
        .filter(races -> !races.isEmpty())
        .or(() -> result.search().map(search -> search.races()))
        .orElse(List.of());
  }

  private void write(Json json) {
    json.beginObject().field("verdict", result.verdict().word()).field("exitStatus", exitCode());
    if (!result.reason().isEmpty()) {
      json.field("message", result.reason());
    }
    json.name("before")
        .beginObject()
        .field("kind", result.before().kind().word())
        .field("signature", result.before().toString())
        .endObject();
    result.found().ifPresent(found -> ResultJson.failure(found.trace().outcome(), json));
    if (result.means() != Means.NONE) {
      json.field("means", result.means().words());
    }
    json.name("oldSchedule")
        .beginObject()
        .field("followed", result.mapped().switches())
        .field("switches", result.mapped().of())
        .endObject();
    json.field("executions", result.executions())
        .field("seconds", Numbers.rounded(result.millis() / 1000.0));
    result.proof().ifPresent(proof -> proof(proof, json));
    json.name("assumed");
    ClaimLines.write(assumed(), json);
    if (result.found().isEmpty()) {
      ClaimLines.writeRaces(races(), json);
    }
    result.found().ifPresent(found -> ResultJson.found(found, json));
    json.endObject();
  }

  private static void proof(ProveResult proof, Json json) {
    json.name("proof")
        .beginObject()
        .field("verdict", proof.verdict().name().toLowerCase(Locale.ROOT));
    if (!proof.reason().isEmpty()) {
      json.field("message", proof.reason());
    }
    json.endObject();
  }
}
