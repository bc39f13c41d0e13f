/**
 * Small programs with a bug each: what a search finds in them is to be explained as {@link
 * dev.unravel.conformance.bugs.Expected} says.
 */
package dev.unravel.conformance.bugs;
