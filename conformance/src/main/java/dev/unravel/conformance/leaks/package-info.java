/** Programs that leave something behind where a reset of their classes does not reach. */
package dev.unravel.conformance.leaks;
