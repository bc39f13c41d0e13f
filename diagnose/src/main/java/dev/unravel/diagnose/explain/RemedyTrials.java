package dev.unravel.diagnose.explain;

import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.remedy.Remedy;
import dev.unravel.diagnose.trial.Observatory;
import dev.unravel.diagnose.trial.Observatory.Imposed;
import dev.unravel.wire.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Trials of remedies: what each comes to is imposed on the scheduler, and schedules are searched
 * for one that fails all the same. The first remedy that survives is the hint; they come smallest
 * first.
 */
public final class RemedyTrials {
  private static final int EXECUTIONS = 600;
  private static final int COUNTED = 120;
  private static final long MILLIS = 1_200;
  private static final long ALL_MILLIS = 3_500;

  private final Observatory laboratory;
  private final List<RemedyVerdict> verdicts = new ArrayList<>();
  private Optional<Imposed> without = Optional.empty();

  public RemedyTrials(Observatory laboratory) {
    this.laboratory = laboratory;
  }

  /** All that were tried, in order. */
  public List<RemedyVerdict> verdicts() {
    return verdicts;
  }

  /** Tries one. */
  public RemedyVerdict attempt(Remedy remedy) {
    Imposed plain =
        without.orElseGet(() -> laboratory.impose(List.<Rule>of(), COUNTED, MILLIS / 2));
    without = Optional.of(plain);
    RemedyVerdict verdict =
        new RemedyVerdict(remedy, plain, laboratory.impose(remedy.rules(), EXECUTIONS, MILLIS));
    verdicts.add(verdict);
    return verdict;
  }

  /** The same finding, with a hint that was tried, as far as there is something to try. */
  public Finding tried(Finding finding) {
    verdicts.clear();
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(ALL_MILLIS);
    for (Remedy remedy : finding.remedies()) {
      if (remedy.rules().isEmpty()) {
        return finding.withHint(remedy.text(), "");
      }
      if (System.nanoTime() > end) {
        break;
      }
      RemedyVerdict verdict = attempt(remedy);
      if (verdict.survives()) {
        return finding.withHint(remedy.text(), verdict.words());
      }
    }
    return verdicts.isEmpty() ? finding : notEnough(finding);
  }

  /** Whether all that was tried of a finding still fails. */
  boolean areRefuted() {
    return !verdicts.isEmpty() && verdicts.stream().allMatch(each -> each.with().failed() > 0);
  }

  /** Whether something of what was tried of a finding helps. */
  boolean hasSurvivor() {
    return verdicts.stream().anyMatch(RemedyVerdict::survives);
  }

  /** What is known of those that are not enough. */
  private Finding notEnough(Finding finding) {
    RemedyVerdict last = verdicts.get(verdicts.size() - 1);
    String text = last.remedy().text();
    return finding.withHint(
        last.with().failed() > 0 ? "not enough: " + text : text + " (not sure)", last.words());
  }
}
