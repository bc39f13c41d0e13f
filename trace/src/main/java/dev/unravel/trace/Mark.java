package dev.unravel.trace;

/**
 * A mark of how an interval of a recorded run ended, for a replay to compare.
 *
 * @param location where its thread was when control passed on, an index into the locations, or -1
 * @param check a hash of the synchronisation in it
 */
public record Mark(int location, int check) {}
