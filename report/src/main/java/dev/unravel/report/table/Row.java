package dev.unravel.report.table;

import dev.unravel.report.Stretch;

/** A row of the table. */
public sealed interface Row {
  /** One action, by index. */
  record Shown(int action) implements Row {}

  /** Actions of one thread, from an index to before another, which only count. */
  record Folded(int from, int to) implements Row {}

  /** The end of a stretch whose thread could have gone on. */
  record Preempted(Stretch stretch) implements Row {}

  /** A stretch of which no actions were kept. */
  record Unrecorded(Stretch stretch) implements Row {}
}
