/** A search that several workers share: its rounds, what they find, and what it may claim. */
package dev.unravel.launch.search;
