package dev.unravel.prove.path;

/**
 * One action of a schedule.
 *
 * @param thread who acts
 * @param pick which waiter it wakes, in the order of their waiting; -1 where there is no choice
 */
public record Choice(int thread, int pick) {}
