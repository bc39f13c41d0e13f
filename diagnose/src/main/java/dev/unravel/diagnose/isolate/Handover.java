package dev.unravel.diagnose.isolate;

/**
 * One thread stops, another goes on.
 *
 * @param stops the thread that stops, and what it would have done next
 * @param goesOn the other thread, and what it does next
 */
public record Handover(Place stops, Place goesOn) {}
