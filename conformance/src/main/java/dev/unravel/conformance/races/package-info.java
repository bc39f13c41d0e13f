/**
 * Programs that are free of data races by one means each, and their racy twins; and small programs
 * that show each of the other conflicts.
 */
package dev.unravel.conformance.races;
