package dev.unravel.api.engine;

/** Limits on how often a breakpoint may hit and pause. */
public final class Limits {
  /** No limits. */
  public static final Limits NONE = new Limits(Long.MAX_VALUE, Long.MAX_VALUE);

  final long hits;
  final long pauses;

  public Limits(long hits, long pauses) {
    this.hits = hits;
    this.pauses = pauses;
  }
}
