/** Strategies that follow something: a recorded schedule, a plan, a clock, turns. */
package dev.unravel.explore.follow;
