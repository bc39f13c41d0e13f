/** The detector of data races and other conflicts; off in most searches. */
package dev.unravel.runtime.race;
