/**
 * The controller's side: forks worker JVMs, speaks to them, gathers results. Nothing here loads a
 * class of the target.
 */
package dev.unravel.launch;
