/** Programs that print what differs from run to run: the same seed must print the same. */
package dev.unravel.conformance.determinism;
