package dev.unravel.launch.search;

import dev.unravel.explore.strategy.Strategies;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Settings;
import java.util.Optional;

/** The steps of isolation to try when a failing execution does not repeat in a new JVM. */
public final class IsolationSteps {
  private IsolationSteps() {}

  /**
   * The next step up, if there is one and the user left the choice to us.
   *
   * @param asked what the search was asked to do
   * @param used what the trace was found with
   */
  public static Optional<Isolation> after(Settings asked, Isolation used) {
    if (asked.isolation() != Isolation.AUTO) {
      return Optional.empty();
    }
    return switch (used) {
      case AUTO, SAME -> Optional.of(Isolation.LOADER);
      // A strategy that remembers what it has tried cannot change the JVM.
      case LOADER ->
          Strategies.remembers(asked.strategy()) ? Optional.empty() : Optional.of(Isolation.JVM);
      case JVM -> Optional.empty();
    };
  }
}
