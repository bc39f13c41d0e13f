/**
 * The program with a race in it that every worker has to find before it begins. It is in a package
 * of its own since those of the tool are not instrumented.
 */
package dev.unravel.planted;
