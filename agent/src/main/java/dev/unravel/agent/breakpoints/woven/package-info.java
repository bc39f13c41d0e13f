/** Breakpoints at work: what woven code calls. */
package dev.unravel.agent.breakpoints.woven;
