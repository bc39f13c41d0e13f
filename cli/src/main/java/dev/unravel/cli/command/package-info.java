/** The commands, one class each: their options, and what they do in which order. */
package dev.unravel.cli.command;
