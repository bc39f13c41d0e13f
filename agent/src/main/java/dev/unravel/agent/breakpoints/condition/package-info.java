/** Conditions of breakpoints, and what they can see of a thread and its objects. */
package dev.unravel.agent.breakpoints.condition;
