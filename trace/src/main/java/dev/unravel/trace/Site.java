package dev.unravel.trace;

/**
 * The part that actions of the same instruction have in common. A program has few of them however
 * long it runs, which is why a trace file numbers them.
 *
 * @param operation what is done
 * @param location index into the locations, or -1
 * @param member number of the member's name in the string table
 */
public record Site(Operation operation, int location, int member) {}
