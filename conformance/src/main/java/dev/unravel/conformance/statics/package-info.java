/**
 * Programs that leave something in static fields: with each execution in classes of its own, and
 * with classes that are reset, they must do the same.
 */
package dev.unravel.conformance.statics;
