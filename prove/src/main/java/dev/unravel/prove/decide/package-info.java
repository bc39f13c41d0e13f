/** The question that a proof asks, and the answers to it. */
package dev.unravel.prove.decide;
