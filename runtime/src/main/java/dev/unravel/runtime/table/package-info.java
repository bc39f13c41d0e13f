/**
 * Plain tables and arrays for the hot path, which must not use the JDK's own: those are
 * instrumented.
 */
package dev.unravel.runtime.table;
