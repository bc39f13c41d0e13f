/** The terminal: what is printed where, in which colours and how wide. */
package dev.unravel.cli.console;
