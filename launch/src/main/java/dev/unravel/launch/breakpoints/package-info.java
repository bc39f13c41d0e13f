/** Finds breakpoints that make plain runs of a target fail like a recorded execution. */
package dev.unravel.launch.breakpoints;
