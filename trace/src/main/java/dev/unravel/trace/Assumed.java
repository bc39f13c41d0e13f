package dev.unravel.trace;

/**
 * Something that a verdict takes for granted, in words.
 *
 * @param id a name for programs, which never changes
 * @param text what it says, to people
 */
public record Assumed(String id, String text) {}
