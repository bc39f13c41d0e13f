/**
 * What an execution did and what makes it happen again: {@link dev.unravel.trace.Trace}, its parts,
 * and its file, {@link dev.unravel.trace.TraceFile}. Uses nothing but the JDK, since both the
 * worker and the controller load it.
 */
package dev.unravel.trace;
