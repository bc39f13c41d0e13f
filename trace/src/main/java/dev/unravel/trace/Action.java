package dev.unravel.trace;

/**
 * One operation executed by one thread. The n-th action of a trace happens at clock n, counting
 * from 1.
 *
 * @param thread number of the thread
 * @param operation what it did
 * @param location index into {@link Trace#locations}, or -1
 * @param object index into {@link Trace#objects}, or -1
 * @param member field, array index or method the operation is about, or ""
 * @param value value read, written or returned, where known, or ""
 */
public record Action(
    int thread, Operation operation, int location, int object, String member, String value) {}
