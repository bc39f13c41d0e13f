/** The making of a release, and the rules it has to keep. */
package dev.unravel.dist;
