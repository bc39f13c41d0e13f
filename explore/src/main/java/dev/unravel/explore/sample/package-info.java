/** Random schedules on the way to fewer preemptions. */
package dev.unravel.explore.sample;
