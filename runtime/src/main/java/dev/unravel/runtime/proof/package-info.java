/**
 * What a proof asks for besides actions: the tape of what was computed from what was read, and the
 * rounds of loops.
 */
package dev.unravel.runtime.proof;
