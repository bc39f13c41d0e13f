/**
 * The core: threads, the points at which they stop, who acts next, time, and how an execution ends.
 * Calls a strategy, a backend and one observer, and knows no other room.
 */
package dev.unravel.runtime.schedule;
