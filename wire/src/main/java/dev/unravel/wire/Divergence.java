package dev.unravel.wire;

/**
 * The first action of a replay that is not the recorded one.
 *
 * @param clock its clock
 * @param expected the recorded action, for people
 * @param came what came instead, for people
 */
public record Divergence(long clock, String expected, String came) {}
