package dev.unravel.agent.breakpoints.file;

/**
 * One of the places where threads meet.
 *
 * @param text as it is written in the file
 * @param settings what holds for this position alone
 */
public record Position(String text, Place place, Settings settings) {}
