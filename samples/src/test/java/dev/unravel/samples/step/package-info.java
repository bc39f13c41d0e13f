/** Debuggers that step through what the engine found in real programs. */
package dev.unravel.samples.step;
