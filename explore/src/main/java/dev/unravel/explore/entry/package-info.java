/** What the main thread of a target runs, and how it is found. */
package dev.unravel.explore.entry;
