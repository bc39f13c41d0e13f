/** Executions of a Java program, as the proof sees them. */
package dev.unravel.prove.target;
