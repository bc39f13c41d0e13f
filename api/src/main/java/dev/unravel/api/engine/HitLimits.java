package dev.unravel.api.engine;

/** Limits on how often a breakpoint may hit and pause. */
public final class HitLimits {
  /** No limits. */
  public static final HitLimits NONE = new HitLimits(Long.MAX_VALUE, Long.MAX_VALUE);

  final long hits;
  final long pauses;

  public HitLimits(long hits, long pauses) {
    this.hits = hits;
    this.pauses = pauses;
  }
}
