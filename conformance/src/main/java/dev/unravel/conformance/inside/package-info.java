/**
 * Programs that fail because of faults in java.util.concurrent itself, found by points in there.
 */
package dev.unravel.conformance.inside;
