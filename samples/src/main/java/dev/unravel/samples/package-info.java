/**
 * Programs to try Unravel on, from the simplest up. Each file opens with what is wrong (or right)
 * in it, the command to run, and what the command prints; the tests of this module check that it
 * does.
 */
package dev.unravel.samples;
