/** Monitors, starting, joining, sleeping, parking and interrupting, and why threads are stuck. */
package dev.unravel.runtime.sync;
