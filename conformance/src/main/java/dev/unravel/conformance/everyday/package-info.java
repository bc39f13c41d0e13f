/**
 * Programs as people write them: state in static fields, in enums, in interfaces, in collections
 * that a static initialiser made. Broken ones are marked; no verdict may pass them.
 */
package dev.unravel.conformance.everyday;
