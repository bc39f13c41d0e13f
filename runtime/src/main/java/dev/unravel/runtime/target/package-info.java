/**
 * What is known of the target's code as such: its loader, its frames in a stack, the members that
 * the agent has added to its classes, how its failures are told.
 */
package dev.unravel.runtime.target;
