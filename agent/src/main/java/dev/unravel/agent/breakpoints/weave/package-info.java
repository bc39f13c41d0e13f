/** Weaving: finds what a position means in a class file, and puts calls there. */
package dev.unravel.agent.breakpoints.weave;
