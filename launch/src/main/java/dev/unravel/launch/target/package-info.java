/** The target as the user names it: a class, a jar, the tests of a class path. */
package dev.unravel.launch.target;
