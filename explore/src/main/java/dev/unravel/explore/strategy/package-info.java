/** The search strategies: which thread goes on, in one execution after another. */
package dev.unravel.explore.strategy;
