/** An explanation as text for a terminal, and as JSON. */
package dev.unravel.report.explain;
