package dev.unravel.benchmarks;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * What a strategy did to a shape.
 *
 * @param firsts for each seed which execution failed first, or nothing when none did
 */
record Campaign(List<OptionalLong> firsts) {
  Campaign {
    firsts = List.copyOf(firsts);
  }

  /** The middle one; seeds that found nothing count as larger than any other. */
  OptionalLong median() {
    long[] sorted = firsts.stream().mapToLong(first -> first.orElse(Long.MAX_VALUE)).toArray();
    Arrays.sort(sorted);
    long middle = sorted[(sorted.length - 1) / 2];
    return middle == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(middle);
  }

  /** The part of the seeds that found the bug. */
  double share() {
    return (double) firsts.stream().filter(OptionalLong::isPresent).count() / firsts.size();
  }

  /** The median, with the share beside it where it is not all. */
  String cell() {
    String text =
        median().isPresent() ? String.format(Locale.ROOT, "%,d", median().getAsLong()) : "-";
    return share() == 0 || share() == 1
        ? text
        : text + String.format(Locale.ROOT, " (%.0f%%)", share() * 100);
  }
}
