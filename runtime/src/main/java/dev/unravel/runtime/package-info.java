/**
 * The doors of the runtime: for the agent ({@link dev.unravel.runtime.Setup}), for the loader of
 * the target ({@link dev.unravel.runtime.TargetState}) and for the explorer ({@link
 * dev.unravel.runtime.Execution}). Only here is every room known; {@link dev.unravel.runtime.Rooms}
 * tells them what the scheduler does.
 */
package dev.unravel.runtime;
