/** The target's program, its class loader and its output, in the worker. */
package dev.unravel.explore.target;
