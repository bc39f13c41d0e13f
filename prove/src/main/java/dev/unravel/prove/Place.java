package dev.unravel.prove;

/**
 * A place on the paths of a thread.
 *
 * @param thread the thread
 * @param where in the code, for people
 * @param ways how many ways the paths go on there
 */
public record Place(int thread, String where, int ways) {}
