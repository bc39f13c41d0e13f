/** Programs that do what an engine easily gets wrong, each with all its outcomes. */
package dev.unravel.conformance.hard;
