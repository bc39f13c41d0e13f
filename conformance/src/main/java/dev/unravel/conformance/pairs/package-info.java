/**
 * Small programs of everyday kinds, each with its broken twin: without arguments a program is
 * correct in every schedule, with the argument {@code broken} some schedule makes it fail.
 */
package dev.unravel.conformance.pairs;
