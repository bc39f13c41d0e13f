/** Hard programs that need an input, an option or a patience of their own. */
package dev.unravel.conformance.apart;
