/** Pairs about threads that meet: latches, barriers, phasers, exchangers, semaphores. */
package dev.unravel.conformance.pairs.meeting;
