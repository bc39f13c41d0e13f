/** Finds the source files of a target's classes, as far as they are on this machine. */
package dev.unravel.report.source;
