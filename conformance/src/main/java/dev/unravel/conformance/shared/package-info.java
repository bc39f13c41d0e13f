/**
 * Programs whose threads share objects of the JDK: made by static initialisers, published late,
 * nested in others. Those that state their outcomes have no others; the rest fail in some schedule,
 * or are there to be named.
 */
package dev.unravel.conformance.shared;
