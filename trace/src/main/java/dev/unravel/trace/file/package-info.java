/**
 * Traces as bytes: the trace file, the short form that fits into source code, the hash that tells
 * whether two executions did the same, and the readers and writers that messages use, too.
 */
package dev.unravel.trace.file;
