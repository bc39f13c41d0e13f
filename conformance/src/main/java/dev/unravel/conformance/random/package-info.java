/**
 * Random small programs, an oracle that says what Java makes of them, and the comparison of the
 * engine with it. The oracle is written from what Java means and shares no code with the engine.
 */
package dev.unravel.conformance.random;
