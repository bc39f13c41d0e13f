/**
 * Hooks at instructions: what a thread of the target does at which the interleaving may matter, and
 * calls that a hook answers instead.
 */
package dev.unravel.agent.points;
