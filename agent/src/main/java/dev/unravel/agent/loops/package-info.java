/** Loops: rounds that are counted, rounds that change nothing, and yield points. */
package dev.unravel.agent.loops;
