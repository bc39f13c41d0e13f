/**
 * Programs as people write them: state in static fields, in enums, in interfaces, in collections
 * that a static initialiser made, timeouts, and sleeps. Broken ones are marked; no verdict may pass
 * them, nor fail any other.
 */
package dev.unravel.conformance.everyday;
