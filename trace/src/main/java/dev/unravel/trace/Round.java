package dev.unravel.trace;

/**
 * A thread has come to the head of a loop that changes nothing of the thread's own: what it does
 * from there depends on what it reads from there, however often it has gone round.
 *
 * @param clock the thread's last action before
 * @param thread the thread's number
 * @param loop the loop's number
 * @param entered whether it comes from outside, else from outside or from the loop's end
 */
public record Round(long clock, int thread, int loop, boolean entered) {}
