package dev.unravel.launch.usecase;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.ProveRequest;
import dev.unravel.launch.request.ProveResult;
import java.util.function.Function;

/**
 * A proof's second attempt, if what fails needs a thread to be held up: what fails without is told
 * instead, if anything does.
 */
final class PunctualProof {
  private PunctualProof() {}

  static ProveResult of(
      ProveRequest request, Function<ProveRequest, ProveResult> prove, RunListener listener) {
    ProveResult result = prove.apply(request);
    if (!needsStall(result) || request.settings().patienceMillis() == 0) {
      return result;
    }
    listener.note("a schedule fails if a thread is held up, so those without are looked at");
    long millis = request.maxMillis() == 0 ? 0 : Math.max(1, request.maxMillis() - result.millis());
    ProveResult punctual = prove.apply(request.punctual(millis));
    return punctual.found().isPresent() ? punctual : result;
  }

  private static boolean needsStall(ProveResult result) {
    return result.found().flatMap(found -> found.trace().outcome().heldUp()).isPresent();
  }
}
