/**
 * How threads wait for each other and are let go in order. For breakpoints in the source and for
 * those that the agent puts into class files; not to be called by programs.
 */
package dev.unravel.api.engine;
