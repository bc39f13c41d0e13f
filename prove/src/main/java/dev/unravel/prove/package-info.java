/**
 * Decides whether any schedule of one input can fail: keeps the paths that each thread is known to
 * take, asks whether the threads can leave them, and has the schedules executed on which they do.
 */
package dev.unravel.prove;
