package dev.unravel.diagnose.remedy;

import dev.unravel.wire.Rule;
import java.util.List;

/**
 * Something that may help.
 *
 * @param text the advice, worded as a hint
 * @param rules what it comes to for the threads, to be imposed on them; none if that cannot be done
 */
public record Remedy(String text, List<Rule> rules) {
  public Remedy {
    rules = List.copyOf(rules);
  }

  /** One that cannot be tried. */
  public static Remedy untried(String text) {
    return new Remedy(text, List.of());
  }
}
