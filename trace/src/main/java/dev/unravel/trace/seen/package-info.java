/**
 * Facts about an execution that are in no trace file: stacks, locks held, what keeps a thread, and
 * conflicts between threads. Workers see them while an execution is repeated.
 */
package dev.unravel.trace.seen;
