/** What some strategies keep from one execution for the next. */
package dev.unravel.explore.memory;
