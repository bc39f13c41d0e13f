/** The JDKs that a target can run on. */
package dev.unravel.launch.jdk;
