/**
 * Notes of what limits a statement about every schedule: assumptions, blind spots, and effects that
 * no action names.
 */
package dev.unravel.runtime.claim;
