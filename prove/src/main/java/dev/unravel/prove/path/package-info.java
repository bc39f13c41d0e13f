/** The paths that threads are known to take, and the machine that walks them. */
package dev.unravel.prove.path;
