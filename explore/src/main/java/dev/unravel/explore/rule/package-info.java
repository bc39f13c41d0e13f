/** Rules that are imposed on the threads of a target, to see what a change of it would do. */
package dev.unravel.explore.rule;
