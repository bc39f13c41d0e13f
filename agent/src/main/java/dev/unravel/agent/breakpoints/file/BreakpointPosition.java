package dev.unravel.agent.breakpoints.file;

/**
 * One of the places where threads meet.
 *
 * @param text as it is written in the file
 * @param settings what holds for this position alone
 */
public record BreakpointPosition(String text, CodePlace place, BreakpointSettings settings) {}
