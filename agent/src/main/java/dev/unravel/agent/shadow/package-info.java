/**
 * Shadows of values: where a value of the target came from, followed through a body. Proofs need
 * them.
 */
package dev.unravel.agent.shadow;
