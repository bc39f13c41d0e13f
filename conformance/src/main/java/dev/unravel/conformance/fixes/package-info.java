/** Small broken programs, each with a change that mends it and one that does not. */
package dev.unravel.conformance.fixes;
