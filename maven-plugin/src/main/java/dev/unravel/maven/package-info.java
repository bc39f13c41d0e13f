/** The command line as goals of Maven, with the class path and the JDK of the project. */
package dev.unravel.maven;
