/**
 * What instrumented code calls. Each class is known to the agent by its class object, each method
 * by its name.
 */
package dev.unravel.runtime.hooks;
