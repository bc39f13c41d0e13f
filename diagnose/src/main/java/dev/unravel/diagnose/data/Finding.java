package dev.unravel.diagnose.data;

import dev.unravel.diagnose.remedy.Remedy;
import java.util.List;
import java.util.Optional;

/**
 * Something that may be wrong, with what speaks for it.
 *
 * @param pattern what sort of mistake
 * @param form which of the pattern's forms, such as the unserialisable access pattern {@code
 *     read-write-write}, or ""
 * @param sentence the verdict: one or two sentences of plain English with code locations
 * @param variables the fields, elements and locks it is about, as {@code Account#1.balance}
 * @param evidence the actions that the sentence is about, in order of their clocks
 * @param reason why this was concluded, one line
 * @param hint a suggested fix, worded as a hint
 * @param remedies what may help, the smallest first, to be tried
 * @param tried what came of trying the hint, or "" if nobody has
 */
public record Finding(
    Pattern pattern,
    String form,
    String sentence,
    List<String> variables,
    List<Evidence> evidence,
    String reason,
    Optional<String> hint,
    List<Remedy> remedies,
    String tried) {
  public Finding {
    remedies = List.copyOf(remedies);
    variables = List.copyOf(variables);
    evidence = List.copyOf(evidence);
  }

  /** One with a hint that nobody can try. */
  public Finding(
      Pattern pattern,
      String form,
      String sentence,
      List<String> variables,
      List<Evidence> evidence,
      String reason,
      Optional<String> hint) {
    this(pattern, form, sentence, variables, evidence, reason, hint, List.of(), "");
  }

  /** What came of trying the hint, in words, or "" if there is none that could be tried. */
  public String trial() {
    if (hint.isEmpty() || pattern == Pattern.SEQUENTIAL || pattern == Pattern.UNKNOWN) {
      return "";
    }
    return tried.isEmpty()
        ? "not tried: it changes what is done, not only when"
        : "tried: " + tried;
  }

  /** The same with another hint, and what came of trying it. */
  public Finding withHint(String text, String itsTrial) {
    return new Finding(
        pattern,
        form,
        sentence,
        variables,
        evidence,
        reason,
        Optional.of(text),
        remedies,
        itsTrial);
  }

  /** The same with what may help, the smallest first. */
  public Finding with(List<Remedy> remedies) {
    return new Finding(pattern, form, sentence, variables, evidence, reason, hint, remedies, tried);
  }

  /**
   * An action and its part in what went wrong.
   *
   * @param clock when it happened, counting from 1
   * @param role what it did there, a few words for a label
   */
  public record Evidence(long clock, String role) {}
}
