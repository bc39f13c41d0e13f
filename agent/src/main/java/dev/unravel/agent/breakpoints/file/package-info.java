/**
 * Breakpoint files: what a line means, and how it is read. The grammar is in
 * docs/breakpoint-files.md.
 */
package dev.unravel.agent.breakpoints.file;
