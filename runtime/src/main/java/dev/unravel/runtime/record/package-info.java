/** Recording: traces with places and values, runs as they happen, snapshots of stacks. */
package dev.unravel.runtime.record;
