/** The command line: parses options, runs searches and replays, prints what they came to. */
package dev.unravel.cli;
