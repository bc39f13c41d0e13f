package dev.unravel.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The words that somebody may have meant who made a typing error. */
final class Spelling {
  private static final int MOST = 3;

  /** One error for each so many letters, and one in any case. */
  private static final int LETTERS = 3;

  private Spelling() {}

  /** The known words that are like one that is not, the most alike first. */
  static List<String> meant(String word, Collection<String> known) {
    int most = Math.max(1, word.replace("-", "").length() / LETTERS);
    return known.stream()
        .distinct()
        .filter(each -> errors(word, each) <= most)
        .sorted(
            Comparator.comparing((String each) -> errors(word, each)).thenComparing(each -> each))
        .limit(MOST)
        .toList();
  }

  /** How many letters are missing, too many, wrong, or in the other order than the one beside. */
  private static int errors(String one, String other) {
    int[][] errors = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        errors[i][j] = i == 0 ? j : j == 0 ? i : least(errors, one, other, i, j);
      }
    }
    return errors[one.length()][other.length()];
  }

  private static int least(int[][] errors, String one, String other, int i, int j) {
    boolean same = one.charAt(i - 1) == other.charAt(j - 1);
    boolean swapped =
        i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1);
    int least = Math.min(errors[i - 1][j], errors[i][j - 1]) + 1;
    least = Math.min(least, errors[i - 1][j - 1] + (same ? 0 : 1));
    return swapped ? Math.min(least, errors[i - 2][j - 2] + 1) : least;
  }
}
