/** Pairs about locks and conditions of java.util.concurrent. */
package dev.unravel.conformance.pairs.locks;
