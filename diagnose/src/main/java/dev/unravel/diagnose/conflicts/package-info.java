/** Conflicts between threads that were seen under many schedules, put together and ranked. */
package dev.unravel.diagnose.conflicts;
