/**
 * What an execution did and what makes it happen again: {@link dev.unravel.trace.Trace} and its
 * parts. Its file is in {@code file}, what only proofs need in {@code chart}, and what is in no
 * file in {@code seen}. Uses nothing but the JDK, since both the controller and the JVM of the
 * target load it.
 */
package dev.unravel.trace;
