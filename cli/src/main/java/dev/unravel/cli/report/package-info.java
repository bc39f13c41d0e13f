/** Reports: what came of a command, for people and for programs. */
package dev.unravel.cli.report;
