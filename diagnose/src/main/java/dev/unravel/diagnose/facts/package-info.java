/** Facts about one execution: who did what, under which locks, after what. */
package dev.unravel.diagnose.facts;
