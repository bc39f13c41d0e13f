package dev.unravel.prove.path;

/**
 * A place on the paths of a thread.
 *
 * @param thread the thread
 * @param where in the code, for people
 * @param ways how many ways the paths go on there
 */
public record PathPlace(int thread, String where, int ways) {}
