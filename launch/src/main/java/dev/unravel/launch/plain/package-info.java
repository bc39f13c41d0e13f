/**
 * Runs of the target in JVMs of their own, as it is: no scheduler, real threads. They show whether
 * a failure comes by itself, or with breakpoints.
 */
package dev.unravel.launch.plain;
