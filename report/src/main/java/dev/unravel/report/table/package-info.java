/** The schedule as a table of actions, one column for each thread. */
package dev.unravel.report.table;
