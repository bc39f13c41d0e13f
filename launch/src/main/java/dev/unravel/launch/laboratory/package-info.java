/** Experiments in a worker, for the algorithms of diagnosis. */
package dev.unravel.launch.laboratory;
