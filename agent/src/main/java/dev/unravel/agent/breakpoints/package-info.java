/**
 * Breakpoints without touching the source: reads a file that names conflicts, and weaves calls into
 * the classes it names. Needs neither the scheduler nor anything else that controls threads. Here
 * is how that starts and what it reports.
 */
package dev.unravel.agent.breakpoints;
