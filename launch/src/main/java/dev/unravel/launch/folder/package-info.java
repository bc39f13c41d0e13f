/** The files that are kept of a search: traces, the best so far, a report. */
package dev.unravel.launch.folder;
