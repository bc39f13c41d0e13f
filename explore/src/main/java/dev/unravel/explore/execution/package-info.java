/** Executions of one target in one JVM: a new state for each, the watch over it, what differs. */
package dev.unravel.explore.execution;
